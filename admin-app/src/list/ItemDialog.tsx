import type { Stored } from '@charity-site/api-client/entities';
import { useMemo, useState } from 'react';
import { DraftDialog } from '../forms/DraftDialog';
import type { TheirRecord } from '../forms/useConflict';
import { useDraftForm } from '../forms/useDraftForm';
import { textsOf, type ContentDescriptor, type Listed } from './descriptor';
import { useItemSave } from './useItemSave';

interface ItemDialogProps<Draft extends object, Shown extends Listed> {
  descriptor: ContentDescriptor<Draft, Shown>;
  /** Item to edit; null to add one. */
  item: Stored<Draft> | null;
  onClose: () => void;
  /** Called with the specified success message. */
  onSaved: (text: string) => void;
  /** The list may be outdated: nobody knows whether a save was carried out, or it was and the dialog stays open. */
  onOutdated: () => void;
}

/** The add and edit modal of a list screen. */
export function ItemDialog<Draft extends object, Shown extends Listed>(props: ItemDialogProps<Draft, Shown>) {
  const { descriptor, item, onClose, onSaved, onOutdated } = props;
  const { type, calls, blank, fields, words } = descriptor;
  const texts = textsOf(words);
  const initial = useMemo(
    () => (item ? (Object.fromEntries(fields.map(({ name }) => [name, item[name]])) as Draft) : blank()),
    [item, fields, blank],
  );
  // Whether the dialog has added the item and stays open, because it holds later changes.
  const [isAdded, setAdded] = useState(false);
  const isEdit = item !== null || isAdded;
  const { save, idOf } = useItemSave({ calls, item, onUnanswered: onOutdated });
  const form = useDraftForm<Draft, Stored<Draft>>({
    rules: type.rules,
    fields,
    initial,
    version: item?.updatedAt ?? null,
    draftKey: `${type.path}:${item?._id ?? 'new'}`,
    failed: texts.failedSave,
    save,
    onSaved: (_stored, isAll) => {
      setAdded(true);
      if (isAll) onSaved(isEdit ? texts.updated : texts.added);
      else onOutdated();
    },
  });
  return (
    <DraftDialog
      title={isEdit ? texts.edit : texts.add}
      submitLabel={isEdit ? texts.updateButton : texts.addButton}
      fields={fields}
      form={form}
      failed={texts.failedSave}
      thing={texts.thing}
      read={async () => (await calls.get(idOf())) as unknown as TheirRecord}
      versioned={item ? { list: type.path, item: item._id, version: item.updatedAt } : undefined}
      onRestored={onSaved}
      onClose={onClose}
    />
  );
}
