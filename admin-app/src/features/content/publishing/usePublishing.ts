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

interface PublishingOptions<Rules extends AnyObjectSchema> {
  type: Pick<AnyContentType, 'publishing' | 'publishedOn' | 'searchIn'> & { rules: Rules };
  /** The publication of the stored item; null for a new one. */
  item: Partial<Publication> | null;
}

/** Dialog before a save. */
type Question = 'schedule' | 'futureDate' | 'farDate' | 'unpublish';

/** The part of a form that a save needs. */
type SavableForm = Pick<EditForm, 'values' | 'initial' | 'submit'>;

/** The publication of an item. An item of a type without drafts is published. */
const publicationOf = ({
  status = 'published',
  publishAt = '',
  visibleUntil = '',
}: Partial<Publication>): Publication => ({
  status,
  publishAt,
  visibleUntil,
});

/**
 * The publication of an item of a type with drafts. Each save of the form sends the choice, also a
 * repeated one.
 */
export function usePublishing<Rules extends AnyObjectSchema>({
  type,
  item,
}: PublishingOptions<Rules>) {
  const [stored, setStored] = useState(item ? publicationOf(item) : undefined);
  const [question, setQuestion] = useState<Question | null>(null);
  const pending = useRef<Partial<Publication>>({});
  /** The end that the last save sent. */
  const sentEnd = useRef('');
  // True after a save with another publication: its response may have been lost, so the stored
  // publication is unknown.
  const isUncertain = useRef(false);
  const state = stored ? publicationState(stored) : undefined;
  const isUnpublished = state === undefined || state === 'draft';

  const saveAs = (form: SavableForm, publication: Partial<Publication>) => {
    setQuestion(null);
    if (publication.status) isUncertain.current = true;
    pending.current = publication;
    form.submit();
  };
  const dayOf = ({ values }: SavableForm): string =>
    type.publishing && type.publishedOn ? String(values[type.publishedOn] ?? '') : '';
  /** Keeps the publication that the form shows. Without a status, a new item is published. */
  const unchanged = (): Partial<Publication> => {
    // The server compares the end with the time of publication.
    if (!isUncertain.current && state !== 'scheduled') return {};
    const { status, publishAt } = stored ?? PUBLISHED;
    return { status, publishAt };
  };
  const publish = (form: SavableForm) =>
    saveAs(
      form,
      state === 'draft' || state === 'scheduled' ? { status: 'published' } : unchanged(),
    );

  const save = (form: SavableForm) =>
    state === 'scheduled' ? saveAs(form, unchanged()) : publish(form);

  return {
    /** Undefined for a new item. */
    state,
    /** True for a new item and a draft. */
    isUnpublished,
    stored,
    question,
    ask: setQuestion,
    cancel: () => setQuestion(null),
    /** The form's submit: publishes new items and drafts, and keeps the publication of others. */
    submit: (form: SavableForm) => {
      if (isUnpublished && dayOf(form) > today()) setQuestion('futureDate');
      else if (type.publishing && farDate(type.rules, form)) setQuestion('farDate');
      else save(form);
    },
    save,
    /** The date that the 'farDate' dialog confirms. */
    farDate: (form: SavableForm): string => farDate(type.rules, form) ?? '',
    publish,
    saveAsDraft: (form: SavableForm) => saveAs(form, { status: 'draft' }),
    showAgain: (form: SavableForm) => saveAs(form, { ...unchanged(), visibleUntil: '' }),
    schedule: (form: SavableForm, publishAt: string) =>
      saveAs(form, { status: 'published', publishAt }),
    /** The suggested time for scheduling, UTC ISO 8601. */
    suggested: (form: SavableForm): string =>
      state === 'scheduled' && stored?.publishAt ? stored.publishAt : morningOf(dayOf(form)),
    /** Properties that the save sends in addition to the fields. */
    sent: ({ visibleUntil = '' }: Partial<Publication>): Partial<Publication> => {
      sentEnd.current = pending.current.visibleUntil ?? visibleUntil;
      return pending.current;
    },
    /** The rules of the save: a draft may be incomplete. */
    rules: (): Rules => (pending.current.status === 'draft' && incompleteRules(type)) || type.rules,
    /**
     * Records that a save has stored the item.
     * @returns its new publication
     */
    saved: (): Publication => {
      const { status, publishAt = '' } = pending.current;
      const publication = status ? { status, publishAt } : (stored ?? PUBLISHED);
      const now = { ...publication, visibleUntil: sentEnd.current };
      pending.current = {};
      isUncertain.current = false;
      setStored(now);
      return now;
    },
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
