import { email, MAX, object, optionalUrl, requiredText, type InferType } from './fields';

/** How to reach the charity, a single record (docs/product.md 6.1). */
export const contactDetailsRules = object({
  phone: requiredText('Phone', MAX.name),
  email: email(),
  address: requiredText('Address', 500),
  facebook: optionalUrl('Facebook'),
  instagram: optionalUrl('Instagram'),
  linkedin: optionalUrl('LinkedIn'),
  twitter: optionalUrl('Twitter'),
});

export type ContactDetails = InferType<typeof contactDetailsRules>;
