import { MAX, object, requiredText, type InferType } from './fields';

/** The bank account for donations, a single record (docs/product.md 6.1). */
export const donationDetailsRules = object({
  bankName: requiredText('Bank Name', MAX.name),
  accountName: requiredText('Account Name', MAX.name),
  accountNumber: requiredText('Account Number', MAX.name),
  swiftCode: requiredText('Swift Code', MAX.name),
});

export type DonationDetails = InferType<typeof donationDetailsRules>;
