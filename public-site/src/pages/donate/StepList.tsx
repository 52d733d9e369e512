import { styled } from '@mui/material/styles';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 'min(1.6em, 13vw)',
  '& li': { paddingBlock: 3, overflowWrap: 'anywhere' },
  '& li::marker': { color: theme.vars.palette.kit.amberInk, fontWeight: 650 },
}));

interface StepListProps {
  steps: readonly string[];
  /** Language of the steps if it differs from the page. */
  lang: string | undefined;
}

/** The numbered steps of a way to give. */
export function StepList({ steps, lang }: StepListProps) {
  return (
    <List lang={lang}>
      {steps.map((step, at) => (
        <li key={at}>{step}</li>
      ))}
    </List>
  );
}
