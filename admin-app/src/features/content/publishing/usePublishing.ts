import {
  incompleteRules,
  publicationState,
  PUBLISHED,
  type AnyContentType,
  type AnyObjectSchema,
  type Publication,
} from '@charity-site/api-client/entities';
import { useRef, useState } from 'react';
import type { EditForm } from '../../../shared/forms/useEditForm';
import { farDate } from './farDate';
import { morningOf, today } from '../../../shared/site/time';

interface PublishingUse<Rules extends AnyObjectSchema> {
  type: Pick<AnyContentType, 'publishing' | 'publishedOn' | 'searchIn'> & { rules: Rules };
  /** The publication of the stored item; null for a new one. */
  item: Partial<Publication> | null;
}

/** Question before a save. */
type Question = 'schedule' | 'futureDate' | 'farDate' | 'unpublish';

/** A part of a form: its values, and how it is saved. */
type Saving = Pick<EditForm, 'values' | 'initial' | 'submit'>;

/** The publication alone. An item of a type without drafts is published. */
const publicationOf = ({
  status = 'published',
  publishAt = '',
}: Partial<Publication>): Publication => ({
  status,
  publishAt,
});

/**
 * Publication of an item of a type with drafts: published, as a draft or scheduled. The choice is
 * taken with the save that the form makes, and again when that save is repeated.
 */
export function usePublishing<Rules extends AnyObjectSchema>({ type, item }: PublishingUse<Rules>) {
  const [stored, setStored] = useState(item ? publicationOf(item) : undefined);
  const [question, setQuestion] = useState<Question | null>(null);
  const chosen = useRef<Partial<Publication>>({});
  // True once a save with another publication was tried: its answer may have been lost, so the
  // stored publication is not known.
  const isTried = useRef(false);
  const state = stored ? publicationState(stored) : undefined;
  const isPublic = state === 'published';

  const saveAs = (form: Saving, publication: Partial<Publication>) => {
    setQuestion(null);
    if (publication.status) isTried.current = true;
    chosen.current = publication;
    form.submit();
  };
  const dayOf = ({ values }: Saving): string =>
    type.publishing && type.publishedOn ? String(values[type.publishedOn] ?? '') : '';
  /** Leaves the publication as the form shows it. Without a status, a new item is published. */
  const keep = (): Partial<Publication> => (isTried.current ? (stored ?? PUBLISHED) : {});
  const publish = (form: Saving) =>
    saveAs(form, state === 'draft' || state === 'scheduled' ? { status: 'published' } : keep());

  const save = (form: Saving) => (state === 'scheduled' ? saveAs(form, keep()) : publish(form));

  return {
    /** Undefined for a new item. */
    state,
    stored,
    question,
    ask: setQuestion,
    cancel: () => setQuestion(null),
    /** The form's own button: publishes what is new or a draft, and leaves the rest as it is. */
    submit: (form: Saving) => {
      if (state !== 'scheduled' && !isPublic && dayOf(form) > today()) setQuestion('futureDate');
      else if (type.publishing && farDate(type.rules, form)) setQuestion('farDate');
      else save(form);
    },
    save,
    /** The date about which 'farDate' asks. */
    farDate: (form: Saving): string => farDate(type.rules, form) ?? '',
    publish,
    saveAsDraft: (form: Saving) => saveAs(form, { status: 'draft' }),
    schedule: (form: Saving, publishAt: string) => saveAs(form, { status: 'published', publishAt }),
    /** The time that is suggested for scheduling, UTC ISO 8601. */
    suggested: (form: Saving): string =>
      state === 'scheduled' && stored?.publishAt ? stored.publishAt : morningOf(dayOf(form)),
    /** Properties that the save sends in addition to the fields. */
    sent: (): Partial<Publication> => chosen.current,
    /** The rules of the save: a draft can be unfinished. */
    rules: (): Rules => (chosen.current.status === 'draft' && incompleteRules(type)) || type.rules,
    /**
     * A save has stored the item.
     * @returns its publication now, which follows from what was sent
     */
    saved: (): Publication => {
      const { status, publishAt = '' } = chosen.current;
      const now = status ? { status, publishAt } : (stored ?? PUBLISHED);
      chosen.current = {};
      isTried.current = false;
      setStored(now);
      return now;
    },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
