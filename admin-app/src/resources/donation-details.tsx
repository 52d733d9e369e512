import { donationDetails, type DonationDetails } from '@charity-site/api-client/entities';
import { text } from '../forms/fields';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

/** /admin/donation-details */
export default singletonScreen<DonationDetails>({
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
});
