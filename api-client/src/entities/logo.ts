import { MAX, object, picture, requiredText, type InferType } from './fields';

/** The charity's logo, a single record (docs/product.md 6.1). */
export const logoRules = object({
  url: picture('Please select an image file or ensure a current logo URL exists.', 'Logo'),
  altText: requiredText('Alt Text', MAX.title),
});

export type Logo = InferType<typeof logoRules>;
