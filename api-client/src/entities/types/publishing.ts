import { ArraySchema, string, StringSchema, type Schema } from 'yup';
import type { AnyListing } from './contentType';
import { isInstant } from '../text/dates';
import { object, plausibleYear, storedInstant, type AnyObjectSchema } from '../fields/fields';

/** Stored statuses: a draft is never public; 'published' is public from `publishAt` on. */
const STATUSES = ['draft', 'published'] as const;

/** States of an item, from its status and the current time. Visitors see published items only. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published', 'ended'] as const;

export type PublicationState = (typeof PUBLICATION_STATES)[number];

/**
 * The fields that the server adds to items of a content type with `publishing`, only if a signed-in
 * person requests drafts.
 */
export interface Publication {
  status: (typeof STATUSES)[number];
  /** When the item becomes public, UTC ISO 8601; '' for immediately, and for a draft. */
  publishAt: string;
  /** When the item stops being public, UTC ISO 8601; '' for never. */
  visibleUntil: string;
}

/** Default publication: published now, without an end. */
export const PUBLISHED: Publication = { status: 'published', publishAt: '', visibleUntil: '' };

const publicationTime = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .test(
      'instant',
      `${label} must be a valid date and time.`,
      (value) => !value || isInstant(value),
    )
    .test(...plausibleYear(label))
    .transform(storedInstant)
    .label(label)
    .meta({ format: 'date-time' });

/** Rules of `Publication`; all fields are optional. */
const publicationRules = object({
  status: string()
    .oneOf(STATUSES, `Status must be one of: ${STATUSES.join(', ')}.`)
    .label('Status'),
  publishAt: publicationTime('Publish At'),
  visibleUntil: publicationTime('Visible until').test(
    'after',
    'Visible until must be after the time of publication.',
    (value, { parent }) => {
      const { publishAt } = parent as Partial<Publication>;
      return !value || !publishAt || value > publishAt;
    },
  ),
});

/** The rules of a request body that saves an item. */
export const sentRules = <Rules extends AnyObjectSchema>({
  rules,
  publishing,
  addedFields = [],
}: Pick<AnyListing, 'publishing' | 'addedFields'> & { rules: Rules }): Rules => {
  const sent = (publishing ? rules.concat(publicationRules) : rules) as AnyObjectSchema;
  // Without their defaults, which a save would store.
  const added = addedFields.map((name) => [
    name,
    (rules.fields[name] as Schema).notRequired().default(undefined),
  ]);
  return sent.shape(Object.fromEntries(added) as Record<string, Schema>) as Rules;
};

/** A rule that can be made optional. */
type Optional = StringSchema | ArraySchema<object[], object>;

export const canBeOptional = (field: unknown): field is Optional =>
  field instanceof StringSchema || field instanceof ArraySchema;

/**
 * Makes the rule of a text or list optional, with its default or ''. A choice then also allows ''.
 */
export const optional = (field: Optional): Optional => {
  if (field instanceof ArraySchema) return field.min(0);
  const relaxed = field.notRequired().default(field.getDefault() ?? '') as unknown as StringSchema;
  return field.describe().oneOf.length > 0 ? relaxed.oneOf(['']) : relaxed;
};

/**
 * The rules of a draft: all texts and lists except the item's name are optional, because a draft is
 * saved before it is finished. Undefined for a list without drafts.
 */
export const incompleteRules = <Rules extends AnyObjectSchema>({
  rules,
  publishing,
  searchIn: [name],
}: Pick<AnyListing, 'publishing' | 'searchIn'> & { rules: Rules }): Rules | undefined => {
  if (!publishing) return undefined;
  // `clone` keeps the type, which `shape` would lose, and copies the fields.
  const incomplete = rules.clone();
  for (const [field, rule] of Object.entries(rules.fields))
    if (field !== name && canBeOptional(rule)) incomplete.fields[field] = optional(rule);
  return incomplete;
};

/** The state of an item at an instant. Items of lists without drafts are always published. */
export const publicationState = (
  { status, publishAt, visibleUntil }: Partial<Publication>,
  now = new Date(),
): PublicationState => {
  if (status === 'draft') return 'draft';
  const time = now.toISOString();
  if (publishAt && publishAt > time) return 'scheduled';
  return visibleUntil && visibleUntil <= time ? 'ended' : 'published';
};
