import type { ExecutiveMemberDraft } from '../entities/executiveMember';
import { listCalls } from './list';

const PATH = '/content/executive-members';

/** Members of the executive. */
export const members = listCalls<'members', ExecutiveMemberDraft>(PATH, 'members');
