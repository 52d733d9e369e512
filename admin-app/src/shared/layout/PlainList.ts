import { styled } from '@mui/material/styles';

/** A list without markers. A block, because a grid column would grow with a long address. */
export const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
