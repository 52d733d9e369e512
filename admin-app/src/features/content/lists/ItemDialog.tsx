import type { StoredItem } from '@charity-site/api-client';
import { Banner } from '@charity-site/ui-kit';
import type { Review } from '@charity-site/api-client/entities';
import { useMemo, useState } from 'react';
import { valuesOf } from '../../../shared/fields/fields';
import { EditDialog } from '../../../shared/forms/EditDialog';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { PreviewDialog } from '../../../shared/preview/PreviewDialog';
import { usePreview } from '../../../shared/preview/usePreview';
import { useAdministrator } from '../../../shared/session/administrator';
import { useCan } from '../../../shared/session/useRole';
import { PublishingActions } from '../publishing/PublishingActions';
import { PublishingDialogs } from '../publishing/PublishingDialogs';
import { usePublishing } from '../publishing/usePublishing';
import { publicLink } from '../publishing/publicLink';
import { publicationStatusText, savedText } from '../publishing/publishingTexts';
import { ReviewBanner } from '../review/ReviewBanner';
import { nextStepText, SENT } from '../review/reviewTexts';
import { useSending } from '../review/useSending';
import { TranslationLinks } from '../../../shared/translations/TranslationLinks';
import type { ResolvedContentScreenConfig, Listed } from './descriptor';
import { useItemSave } from './useItemSave';

interface ItemDialogProps<Draft extends object, Item extends Listed> {
  descriptor: ResolvedContentScreenConfig<Draft, Item>;
  /** Item to edit; null to add one. */
  item: StoredItem<Draft> | null;
  /** The change that waits for review or was sent back. */
  review?: Review;
  /** Item that the new one copies. If the type has drafts, the main button saves a draft. */
  copied?: StoredItem<Draft>;
  onClose: () => void;
  /** Called with the success message, and with the path of the page that shows the item. */
  onSaved: (text: string, view?: string) => void;
  /**
   * Called when the list may be stale: the outcome of a save is unknown, or it succeeded and the
   * dialog stays open.
   */
  onOutdated: () => void;
}

/** The add and edit modal of a list screen. */
export function ItemDialog<Draft extends object, Item extends Listed>(
  props: ItemDialogProps<Draft, Item>,
) {
  const { descriptor, item, review, copied, onClose, onSaved, onOutdated } = props;
  const { type, calls, first, rules, fields, words } = descriptor;
  const canPublish = useCan('editContent');
  const ownName = useAdministrator()?.name;
  // Writers and the sender of the change edit it further.
  const proposed =
    review && item?.status !== 'draft' && (!canPublish || review.by === ownName)
      ? review.fields
      : undefined;
  const initial = useMemo(() => {
    const source = item ? { ...item, ...proposed } : (copied ?? null);
    const values = valuesOf(fields, source, first?.());
    // Only the name differs. Pictures can be shared, because a file is deleted when no item uses it
    // any more.
    const [name = ''] = type.searchIn;
    const copy = copied && { [name]: `Copy of ${String(values[name] ?? '')}`, visibleUntil: '' };
    return { ...values, ...copy };
  }, [item, proposed, copied, fields, first, type]);
  // True when the dialog has added the item and stays open, because it holds later changes.
  const [isCreated, setCreated] = useState(false);
  const isEdit = item !== null || isCreated;
  const publishing = usePublishing({ type: { ...type, rules }, item });
  const sending = useSending({ list: type.path, item, publishing });
  const { save, idOf } = useItemSave({ calls, item, onOutcomeUnknown: onOutdated });
  const form = useEditForm<Draft, StoredItem<Draft>>({
    rules,
    rulesOfSave: publishing.rules,
    fields,
    initial,
    version: (proposed && review?.version) ?? item?.updatedAt ?? null,
    autosaveKey: `${type.path}:${item?._id ?? 'new'}`,
    failed: words.failedSave,
    save: (draft, how) =>
      sending.run(draft, how, () => save({ ...draft, ...publishing.sent(draft) }, how)),
    onSaved: ({ _id }, isAll) => {
      setCreated(true);
      const now = publishing.saved();
      const before = isEdit ? (publishing.stored ?? {}) : undefined;
      if (sending.takeSent() && isAll) onSaved(`${words.item} ${SENT}`);
      else if (isAll)
        onSaved(savedText(words, before, now), publicLink(type, { ...now, _id })?.href);
      else onOutdated();
    },
  });
  const preview = usePreview({
    values: form.present,
    create: (values, signal) => calls.preview(values, idOf() || undefined, signal),
  });
  const status = publishing.stored && publicationStatusText(publishing.stored);
  const note = canPublish ? status : [status, nextStepText(publishing.isUnpublished)].join(' ');
  const updateLabel = publishing.state === 'draft' ? 'Publish' : words.updateButton;
  const submit = {
    label: isEdit ? updateLabel : words.addButton,
    onClick: () => {
      sending.cancel();
      publishing.submit(form);
    },
  };
  const saveAsDraft = {
    label: isEdit ? 'Save draft' : 'Save as draft',
    onClick: () => {
      sending.cancel();
      publishing.saveAsDraft(form);
    },
  };
  const send = { label: 'Send for review', onClick: sending.open };
  const isDraftFirst = Boolean(type.publishing && copied && !isEdit);
  const [main, secondary] = canPublish
    ? isDraftFirst
      ? [saveAsDraft, submit]
      : [submit, saveAsDraft]
    : [send, saveAsDraft];
  return (
    <>
      <EditDialog
        title={isEdit ? words.edit : words.add}
        submitLabel={main.label}
        form={form}
        noun={words.noun}
        read={() => calls.get(idOf())}
        versioned={item ? { list: type.path, item: item._id, version: item.updatedAt } : undefined}
        translations={
          item && (
            <TranslationLinks
              definition={type}
              item={item._id}
              english={form.initial}
              fields={fields}
              dirty={form.dirty}
              disabled={form.busy}
              needsReview={!canPublish && !sending.isDraft}
              proposed={proposed && review?.translations}
            />
          )
        }
        onRestored={onSaved}
        onClose={onClose}
        {...(type.publishing && {
          onSubmit: main.onClick,
          intro: item && review && (
            <ReviewBanner {...{ type, item, review, fields }} onDone={onSaved} />
          ),
          note: note && <Banner kind="info">{note}</Banner>,
          secondary: sending.isDraft ? secondary : undefined,
          actions: (
            <PublishingActions
              publishing={publishing}
              form={form}
              onPreview={preview.open}
              onSend={sending.open}
            />
          ),
        })}
      />
      {sending.dialog(form)}
      <PublishingDialogs publishing={publishing} form={form} noun={words.noun} />
      {preview.state && (
        <PreviewDialog state={preview.state} onAgain={preview.open} onClose={preview.close} />
      )}
    </>
  );
}
