import type { Update, UpdateDraft } from '../entities/update';
import { listCalls } from './list';

const PATH = '/content/updates';

/** News items. */
export const updates = listCalls<Update, UpdateDraft>('updates', PATH);
