import type { Partner, PartnerDraft } from '../entities/partner';
import { orderedListCalls } from './list';

/** Partner organisations. */
export const partners = orderedListCalls<Partner, PartnerDraft>('partners', '/content/partners');
