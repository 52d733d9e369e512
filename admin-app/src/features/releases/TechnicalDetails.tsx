import { styled } from '@mui/material/styles';

const Details = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  '& > summary': {
    cursor: 'pointer',
    paddingBlock: 4,
    width: 'fit-content',
    [theme.breakpoints.down('md')]: { paddingBlock: 11 },
  },
  '& > ul': { margin: 0, paddingInlineStart: 20 },
}));

/** Versions, sizes and messages for developers, collapsed by default. */
export function TechnicalDetails({
  lines,
  title,
}: {
  lines: readonly (string | undefined)[];
  title?: string;
}) {
  return (
    <Details>
      <summary>{title ?? 'Technical details'}</summary>
      <ul>{lines.map((line) => line !== undefined && <li key={line}>{line}</li>)}</ul>
    </Details>
  );
}
