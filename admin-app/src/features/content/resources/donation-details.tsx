import { donationDetails, type DonationDetails } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/donation-details */
export default createSingletonScreen<DonationDetails>({
  type: donationDetails,
  words: {
    none: 'Bank details not configured yet.',
    current: 'Current Bank Details',
    confirm: 'Are you sure you want to delete all donation bank details?',
    deleted: 'Donation details removed successfully!',
    failedFetch: 'Failed to fetch donation bank details.',
  },
  fields: {
    bankName: {},
    accountName: {},
    accountNumber: {},
    swiftCode: { hint: '8 or 11 letters and digits; gifts from abroad need it.' },
  },
  show: 'fields',
});
