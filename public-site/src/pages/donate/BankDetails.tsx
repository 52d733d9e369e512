import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { donationDetailsQuery } from 'api-client';
import { CopyButton } from 'ui-kit';
import { QueryView } from '../../data/QueryView';
import { RowsSkeleton } from '../../data/RowsSkeleton';

const DETAILS = [
  ['bankName', 'Bank Name'],
  ['accountName', 'Account Name'],
  ['accountNumber', 'Account Number'],
  ['swiftCode', 'Swift Code'],
] as const;

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 16px',
    alignItems: 'center',
    padding: '14px clamp(1rem, 2.5vw, 1.5rem)',
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd.value': { gridColumn: 1, fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& dd.copy': { gridColumn: 2, gridRow: '1 / span 2' },
}));

/** The account for gifts, each detail with a button that copies it. */
export function BankDetails() {
  return (
    <QueryView
      query={useQuery(donationDetailsQuery())}
      prefix
      skeleton={<RowsSkeleton heights={[76, 76, 76, 76]} gap={1} width="100%" />}
      failure="Failed to fetch donation bank details."
      empty={{ when: (details) => details === null, text: 'Bank details not configured yet' }}
    >
      {(details) =>
        details && (
          <List>
            {DETAILS.map(([field, name]) => (
              <div key={field}>
                <dt>{name}</dt>
                <dd className="value">{details[field]}</dd>
                <dd className="copy">
                  <CopyButton text={details[field]} of={name} />
                </dd>
              </div>
            ))}
          </List>
        )
      }
    </QueryView>
  );
}
