import { MAX, object, order, picture, requiredText, type InferType, type Stored } from './fields';

/** A partner organisation; `logo` is the address of its logo (docs/product.md 6.1). */
export const partnerRules = object({
  name: requiredText('Name', MAX.name),
  logo: picture('Please select a logo image file.', 'Logo'),
  order: order(),
});

export type PartnerDraft = InferType<typeof partnerRules>;
export type Partner = Stored<PartnerDraft>;
