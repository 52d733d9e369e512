import { messageRules } from '@charity-site/api-client/entities';
import type { Restorable } from '../crud/resource';

/** The inbox: what visitors sent from the contact and get-involved forms (docs/product.md 6.1). */
export const messages: Restorable = {
  path: 'messages',
  table: 'messages',
  items: 'messages',
  item: 'Message',
  rules: messageRules,
  searchIn: ['name', 'email', 'subject', 'message'],
  sort: [['createdAt', 'desc']],
};
