import { donationDetails, type DonationDetails } from '@charity-site/api-client/entities';
import { text } from '../forms/fields';
import type { SingletonDescriptor } from './singletonDescriptor';
import { SingletonScreen } from './SingletonScreen';
import { singletonWords } from './singletonWords';

const descriptor: SingletonDescriptor<DonationDetails> = {
  type: donationDetails,
  words: singletonWords('Donation Details', 'Bank details not configured yet.', {
    current: 'Current Bank Details',
    confirm: 'Are you sure you want to delete all donation bank details?',
    deleted: 'Donation details removed successfully!',
    failedFetch: 'Failed to fetch donation bank details.',
  }),
  fields: [
    text('bankName', 'Bank Name'),
    text('accountName', 'Account Name'),
    text('accountNumber', 'Account Number'),
    text('swiftCode', 'Swift Code', { hint: '8 or 11 letters and digits; gifts from abroad need it.' }),
  ],
  show: 'fields',
};

/** /admin/donation-details. */
export function DonationDetailsScreen() {
  return <SingletonScreen descriptor={descriptor} />;
}
