import type { Quote } from '../entities/quote';
import { recordCalls } from './record';

/** The landing page's quote. */
export const quote = recordCalls<Quote>('/content/quote');
