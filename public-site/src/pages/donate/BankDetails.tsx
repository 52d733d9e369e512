import { useQuery } from '@tanstack/react-query';
import { donationDetailsQuery } from '@charity-site/api-client';
import { cleaned } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { QueryView } from '../../data/QueryView';
import { RowsSkeleton } from '../../data/RowsSkeleton';
import { Detail, DetailList } from './DetailList';

const DETAILS = [
  ['bankName', 'Bank Name'],
  ['accountName', 'Account Name'],
  ['accountNumber', 'Account Number'],
  ['swiftCode', 'Swift Code'],
] as const;

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
          <DetailList>
            {DETAILS.map(([field, name]) => (
              <Detail
                key={field}
                name={t(name)}
                value={details[field]}
                copy={{ text: cleaned(details[field], 'address'), of: t(name) }}
              />
            ))}
          </DetailList>
        )
      }
    </QueryView>
  );
}
