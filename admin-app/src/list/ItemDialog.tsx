import type { StoredFields } from '@charity-site/api-client/entities';
import { useMemo } from 'react';
import { DraftDialog } from '../forms/DraftDialog';
import type { TheirRecord } from '../forms/useConflict';
import { useDraftForm } from '../forms/useDraftForm';
import { textsOf, type ContentDescriptor } from './descriptor';
import { useItemSave } from './useItemSave';

interface ItemDialogProps<Draft extends object, Item extends Draft & StoredFields> {
  descriptor: ContentDescriptor<Draft, Item>;
  /** The item to edit; null to add one. */
  item: Item | null;
  onClose: () => void;
  /** Called with the specified success message. */
  onSaved: (text: string) => void;
  /** Nobody knows whether a save was carried out: what is shown elsewhere may be outdated. */
  onUnanswered: () => void;
}

/** The add and edit modal of a list screen. */
export function ItemDialog<Draft extends object, Item extends Draft & StoredFields>(
  props: ItemDialogProps<Draft, Item>,
) {
  const { descriptor, item, onClose, onSaved, onUnanswered } = props;
  const { calls, rules, blank, fields, words } = descriptor;
  const texts = textsOf(words);
  const initial = useMemo(
    () => (item ? (Object.fromEntries(fields.map(({ name }) => [name, item[name]])) as Draft) : blank()),
    [item, fields, blank],
  );
  const { save, idOf } = useItemSave({ calls, item, onUnanswered });
  const form = useDraftForm<Draft>({
    rules,
    fields,
    initial,
    version: item?.updatedAt ?? null,
    draftKey: `${String(calls.query().queryKey[0])}:${item?._id ?? 'new'}`,
    failed: texts.failedSave,
    save: async (draft, how) => {
      await save(draft, how);
      onSaved(item ? texts.updated : texts.added);
    },
  });
  return (
    <DraftDialog
      title={item ? texts.edit : texts.add}
      submitLabel={item ? texts.updateButton : texts.addButton}
      fields={fields}
      form={form}
      failed={texts.failedSave}
      thing={texts.thing}
      read={async () => (await calls.get(idOf())) as unknown as TheirRecord}
      onClose={onClose}
    />
  );
}
