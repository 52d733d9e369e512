import type { ExecutiveMember, ExecutiveMemberDraft } from '../entities/executiveMember';
import { orderedListCalls } from './list';

/** Members of the executive. */
export const members = orderedListCalls<ExecutiveMember, ExecutiveMemberDraft>('members', '/content/executive-members');
