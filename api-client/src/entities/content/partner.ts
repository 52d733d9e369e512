import { byOrder, contentType, type DraftOf } from '../types/contentType';
import { MAX, object, order, picture, requiredText, type Stored } from '../fields/fields';

/** A partner organisation; `logo` is the URL of its logo (docs/product.md 6.1). */
export const partners = contentType({
  path: 'partners',
  table: 'partners',
  items: 'partners',
  item: 'Partner',
  label: 'Partners',
  rules: object({
    name: requiredText('Name', MAX.name),
    logo: picture('Please select a logo image file.', 'Logo'),
    order: order(),
  }),
  searchIn: ['name'],
  sort: byOrder,
  shownOn: '/',
});

export type PartnerDraft = DraftOf<typeof partners>;
export type Partner = Stored<PartnerDraft>;
