import { styled } from '@mui/material/styles';

/**
 * A list without marks. It is a block: the column of a grid grows with an address that is wider
 * than a phone.
 */
export const PlainList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
