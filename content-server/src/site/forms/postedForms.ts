import { createHash } from 'node:crypto';
import {
  comments,
  messages,
  type AnyObjectSchema,
  type VisitorFormName,
} from '@charity-site/api-client/entities';
import type { IdempotencyKey } from '../../content/rows/idempotencyKey';
import { validateFields } from '../../http/bodies/bodyValidator';
import type { Database, ListRow } from '../../db/database';
import type { Visitor } from '../../inbox/formCheck';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { addComment } from '../../inbox/addComment';
import { addMessage } from '../../inbox/addMessage';

/** A form that can be posted without script, at the path of its page. */
export interface PostedForm {
  name: VisitorFormName;
  /** Pattern of the page's path. */
  path: string;
  /** The schemas of the path's parameters. */
  params?: JsonSchema;
  /** The fields that a visitor fills in, in their order. */
  fields: readonly string[];
  rules: AnyObjectSchema;
  /**
   * Validates and stores the fields as the JSON call does.
   * @throws HttpError 400 with a text for each invalid field
   */
  add: (database: Database, sent: FormSubmission) => Promise<ListRow>;
}

/** The fields of a posted form, and its sender. */
interface FormSubmission {
  posted: Record<string, string>;
  /** The parameters of the path. */
  params: Record<string, string>;
  visitor: Visitor;
}

/** A form without script has no idempotency key, so its values identify a repeated submission. */
const keyOf = (name: VisitorFormName, values: object): IdempotencyKey => ({
  scope: `form ${name}`,
  key: createHash('sha256').update(JSON.stringify(values)).digest('hex'),
});

const messageForm = (name: 'contact' | 'get-involved', path: string): PostedForm => ({
  name,
  path,
  fields: ['name', 'email', 'subject', 'message'],
  rules: messages.rules,
  add: (database, { posted, visitor }) => {
    const values = validateFields(messages.rules, { ...posted, source: name });
    return addMessage(database, values, { key: keyOf(name, values), visitor });
  },
});

/** Every form that can be posted without script. */
export const POSTED_FORMS: readonly PostedForm[] = [
  messageForm('contact', '/contact-us'),
  messageForm('get-involved', '/get-involved'),
  {
    name: 'comment',
    path: '/updates/:id',
    params: { id: { type: 'string' } },
    fields: ['guestName', 'guestEmail', 'commentText'],
    rules: comments.rules,
    add: (database, { posted, params, visitor }) => {
      const values = validateFields(comments.rules, { ...posted, updateId: params.id });
      return addComment(database, values, { key: keyOf('comment', values), visitor });
    },
  },
];
