import { styled } from '@mui/material/styles';
import { CopyButton } from '@charity-site/ui-kit';

const DetailList = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': { paddingBlock: 10 },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', margin: 0 },
  // When value and button do not fit on a line, the button wraps instead of the value.
  '& dd > span:first-of-type': {
    flex: '1 1 8em',
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-large] dd > span:first-of-type': {
    fontSize: '1.375rem',
    fontWeight: 700,
    lineHeight: 1.3,
  },
}));

export interface DetailProps {
  name: string;
  value: string;
  /** Text to copy and its name; without it no copy button shows. */
  copy?: { text: string; of: string };
  /** Shows the value in large type. */
  large?: boolean;
}

/** Details of a way to give: names and values with copy buttons. */
export function DetailRows({ details }: { details: readonly DetailProps[] }) {
  return (
    <DetailList>
      {details.map(({ name, value, copy, large }) => (
        <div key={name} data-large={large || undefined}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            {copy && <CopyButton {...copy} />}
          </dd>
        </div>
      ))}
    </DetailList>
  );
}
