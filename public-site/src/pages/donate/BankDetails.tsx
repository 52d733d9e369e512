import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { donationDetailsQuery } from '@charity-site/api-client';
import { CopyButton } from '@charity-site/ui-kit';
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
  '& > div': { padding: '10px clamp(16px, 2.5vw, 24px)' },
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
}));

/** The bank account for donations, each value with a copy button. */
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
                <dd>
                  <span>{details[field]}</span>
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
