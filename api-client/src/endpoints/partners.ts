import type { PartnerDraft } from '../entities/partner';
import { listCalls } from './list';

const PATH = '/content/partners';

/** Partner organisations. */
export const partners = listCalls<'partners', PartnerDraft>(PATH, 'partners');
