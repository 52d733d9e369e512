import { MAX, object, requiredText, type InferType } from './fields';

/** The landing page's quote, a single record (docs/product.md 6.1). */
export const quoteRules = object({
  text: requiredText('Text', 1000),
  author: requiredText('Author', MAX.name),
});

export type Quote = InferType<typeof quoteRules>;
