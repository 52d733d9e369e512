import type { HeroSlideDraft } from '../entities/heroSlide';
import { listCalls } from './list';

const PATH = '/content/hero-slides';

/** Slides of the home page. */
export const heroSlides = listCalls<'slides', HeroSlideDraft>(PATH, 'slides');
