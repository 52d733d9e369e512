import { useQuery } from '@tanstack/react-query';
import { contactDetailsQuery, donationDetailsQuery } from 'api-client';
import { siteConfig } from 'api-client/http';
import { ReachUs } from './ReachUs';

const BANK = [
  ['bankName', 'Bank Name'],
  ['accountName', 'Account Name'],
  ['accountNumber', 'Account Number'],
  ['swiftCode', 'Swift Code'],
] as const;

/** What visitors still get when the public site is gone altogether: how to reach the charity, and where to give. */
export default function Essentials() {
  const contact = useQuery(contactDetailsQuery()).data ?? siteConfig();
  const bank = useQuery(donationDetailsQuery()).data;
  return (
    <>
      <ReachUs phone={contact.phone} email={contact.email} />
      {bank && (
        <section aria-labelledby="bank-details">
          <h2 id="bank-details">Bank details for gifts</h2>
          <dl>
            {BANK.map(([field, name]) => (
              <div key={field}>
                <dt>{name}</dt>
                <dd>{bank[field]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
