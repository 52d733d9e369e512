import type { HeroSlide, HeroSlideDraft } from '../entities/heroSlide';
import { orderedListCalls } from './list';

/** Slides of the home page. */
export const heroSlides = orderedListCalls<HeroSlide, HeroSlideDraft>('heroSlides', '/content/hero-slides', 'slides');
