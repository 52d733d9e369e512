import { comments, messages, type AnyObjectSchema, type VisitorFormName } from '@charity-site/api-client/entities';
import type { InferType } from 'yup';
import type { CreateKey } from '../../content/rows/createKey';
import { readDraft } from '../../http/bodies/draft';
import type { Database, ListRow } from '../../db/database';
import type { Visitor } from '../../inbox/formCheck';
import type { JsonSchema } from '../../http/openApi/shapes';
import { addComment } from '../../inbox/addComment';
import { addMessage } from '../../inbox/addMessage';

/** Parameters of a route's path, such as the id of an update. */
type Params = Record<string, string>;

interface Adding {
  key: CreateKey;
  visitor: Visitor;
}

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
  /** Reads what was posted by the rules of the JSON call. Throws a 400 with a text for each invalid field. */
  read: (posted: Params, params: Params) => object;
  /** Stores what `read` returned, as the JSON call does. */
  add: (database: Database, draft: object, how: Adding) => Promise<ListRow>;
}

const form = <Rules extends AnyObjectSchema>(
  described: Pick<PostedForm, 'name' | 'path' | 'params' | 'fields'> & {
    rules: Rules;
    /** Fields that are not the visitor's to fill in. */
    given: (params: Params) => Params;
    add: (database: Database, draft: InferType<Rules>, how: Adding) => Promise<ListRow>;
  },
): PostedForm => ({
  ...described,
  read: (posted, params) => readDraft(described.rules, { ...posted, ...described.given(params) }),
  add: (database, draft, how) => described.add(database, draft as InferType<Rules>, how),
});

const messageForm = (name: 'contact' | 'get-involved', path: string): PostedForm =>
  form({
    name,
    path,
    fields: ['name', 'email', 'subject', 'message'],
    rules: messages.rules,
    given: () => ({ source: name }),
    add: addMessage,
  });

/** Every form that can be posted without script. */
export const POSTED_FORMS: readonly PostedForm[] = [
  messageForm('contact', '/contact-us'),
  messageForm('get-involved', '/get-involved'),
  form({
    name: 'comment',
    path: '/updates/:id',
    params: { id: { type: 'string' } },
    fields: ['guestName', 'guestEmail', 'commentText'],
    rules: comments.rules,
    given: ({ id = '' }) => ({ updateId: id }),
    add: addComment,
  }),
];
