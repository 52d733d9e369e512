import { commentRules } from 'api-client/entities';
import type { Listed } from '../crud/resource';

/** Visitors' comments, as the administrator lists them: the newest first. Visitors read them by update, oldest first. */
export const comments: Listed = {
  table: 'comments',
  items: 'comments',
  item: 'Comment',
  rules: commentRules,
  searchIn: ['guestName', 'guestEmail', 'commentText'],
  sort: [['createdAt', 'desc']],
};
