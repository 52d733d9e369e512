import { singleton, type DraftOf } from '../types/contentType';
import { MAX, object, requiredText } from '../fields/fields';

/** The bank account for donations, a singleton (docs/product.md 6.1). */
export const donationDetails = singleton({
  path: 'donation-details',
  table: 'donation_details',
  item: 'Donation details',
  rules: object({
    bankName: requiredText('Bank Name', MAX.name),
    accountName: requiredText('Account Name', MAX.name),
    accountNumber: requiredText('Account Number', MAX.name, 'number'),
    swiftCode: requiredText('Swift Code', MAX.name, 'number'),
  }),
});

export type DonationDetails = DraftOf<typeof donationDetails>;
