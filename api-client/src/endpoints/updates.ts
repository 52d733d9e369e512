import type { Update, UpdateDraft } from '../entities/update';
import { itemCall, listCalls } from './list';

const PATH = '/content/updates';

/** News items. */
export const updates = { ...listCalls<Update, UpdateDraft>('updates', PATH), get: itemCall<Update>(PATH) };
