import { donationDetails, type DonationDetails } from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { text } from '../forms/fields';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const descriptor: RecordDescriptor<DonationDetails> = {
  type: donationDetails,
  words: {
    heading: 'Manage Donation Details',
    thing: 'page',
    current: 'Current Bank Details',
    none: 'Bank details not configured yet.',
    submit: (exists) => (exists ? 'Update Donation Details' : 'Add Donation Details'),
    confirm: 'Are you sure you want to delete all donation bank details?',
    saved: 'Donation details saved successfully!',
    deleted: 'Donation details removed successfully!',
    failedFetch: 'Failed to fetch donation bank details.',
    failedSave: 'Failed to save donation details.',
    failedDelete: 'Failed to delete donation details.',
    deleteSaysWhy: true,
  },
  fields: [
    text('bankName', 'Bank Name'),
    text('accountName', 'Account Name'),
    text('accountNumber', 'Account Number'),
    text('swiftCode', 'Swift Code', { hint: '8 or 11 letters and digits; gifts from abroad need it.' }),
  ],
  show: (value) => (
    <Facts
      facts={[
        ['Bank', value.bankName],
        ['Name of the account', value.accountName],
        ['Number of the account', value.accountNumber],
        ['SWIFT', value.swiftCode],
      ]}
    />
  ),
};

/** /admin/donation-details (docs/product.md 5.9). */
export function DonationDetailsScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
