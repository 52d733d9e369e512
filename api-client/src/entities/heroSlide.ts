import { MAX, object, optionalText, order, picture, requiredText, type InferType, type Stored } from './fields';

/** A slide of the home page's carousel (docs/product.md 6.1). */
export const heroSlideRules = object({
  title: requiredText('Title', MAX.title),
  subtitle: optionalText('Subtitle', MAX.title),
  image: picture('Please select an image file.'),
  order: order(),
});

export type HeroSlideDraft = InferType<typeof heroSlideRules>;
export type HeroSlide = Stored<HeroSlideDraft>;
