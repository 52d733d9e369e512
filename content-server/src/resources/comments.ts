import { commentRules } from '@charity-site/api-client/entities';
import type { Restorable } from '../crud/resource';
import { updates } from './updates';

/** Visitors' comments, as the administrator lists them: the newest first. Visitors read them by update, oldest first. */
export const comments: Restorable = {
  path: 'comments',
  table: 'comments',
  items: 'comments',
  item: 'Comment',
  rules: commentRules,
  searchIn: ['guestName', 'guestEmail', 'commentText'],
  sort: [['createdAt', 'desc']],
  owner: { table: 'updates', by: 'updateId', item: updates.item },
};
