import { createHash } from 'node:crypto';
import {
  bookingForm,
  bookings,
  commentForm,
  comments,
  contactForm,
  giftForm,
  gifts,
  getInvolvedForm,
  messages,
  type AnyObjectSchema,
  type VisitorFormDefinition,
} from '@charity-site/api-client/entities';
import type { InferType } from 'yup';
import { validateFields } from '../../http/bodies/bodyValidator';
import type { Database, ListRow } from '../../db/database';
import type { Visitor } from '../../inbox/formCheck';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { addBooking, type BookingSettings } from '../../inbox/bookings';
import { addComment } from '../../inbox/addComment';
import { addGift } from '../../inbox/addGift';
import { addMessage } from '../../inbox/addMessage';
import type { AddSubmission } from '../../inbox/submissions';

/** A form that can be posted without script, at the path of its page. */
export interface PostedForm extends VisitorFormDefinition {
  /** The schemas of the path's parameters. */
  params: JsonSchema;
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

/**
 * A form with its rules and the function that stores it. It has no idempotency key without script,
 * so its values identify a repeated submission.
 * @param derived the fields that the visitor does not fill in
 */
const postedForm = <Rules extends AnyObjectSchema>(
  form: VisitorFormDefinition,
  rules: Rules,
  store: AddSubmission<InferType<Rules>>,
  derived: (params: Record<string, string>) => object = () => ({}),
): PostedForm => ({
  ...form,
  params: Object.fromEntries(
    [...form.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, { type: 'string' }]),
  ),
  add: (database, { posted, params, visitor }) => {
    const values = validateFields(rules, { ...posted, ...derived(params) });
    const key = createHash('sha256').update(JSON.stringify(values)).digest('hex');
    return store(database, values, { key: { scope: `form ${form.name}`, key }, visitor });
  },
});

/** Every form that can be posted without script. */
export const postedForms = (settings: BookingSettings): readonly PostedForm[] => [
  postedForm(contactForm, messages.rules, addMessage, () => ({ source: 'contact' })),
  postedForm(getInvolvedForm, messages.rules, addMessage, () => ({ source: 'get-involved' })),
  postedForm(giftForm, gifts.rules, addGift),
  postedForm(commentForm, comments.rules, addComment, ({ id }) => ({ updateId: id })),
  postedForm(bookingForm, bookings.rules, addBooking(settings), ({ id }) => ({ event: id })),
];
