import { isConflict } from 'api-client';
import type { StoredFields } from 'api-client/entities';
import { useMemo, useState } from 'react';
import { Banner } from 'ui-kit';
import { DraftDialog } from '../forms/DraftDialog';
import { useDraftForm } from '../forms/useDraftForm';
import { keepingSession } from '../session/renewal';
import { textsOf, type ContentDescriptor } from './descriptor';

interface ItemDialogProps<Draft extends object, Item extends Draft & StoredFields> {
  descriptor: ContentDescriptor<Draft, Item>;
  /** The item to edit; null to add one. */
  item: Item | null;
  onClose: () => void;
  /** Called with the specified success message. */
  onSaved: (text: string) => void;
}

/** The add and edit modal of a list screen (SPEC section 4). */
export function ItemDialog<Draft extends object, Item extends Draft & StoredFields>(
  props: ItemDialogProps<Draft, Item>,
) {
  const { descriptor, item, onClose, onSaved } = props;
  const { calls, rules, blank, fields, words } = descriptor;
  const texts = textsOf(words);
  // The version the form was filled from; without one, the change just happens.
  const [version, setVersion] = useState(item?.updatedAt);
  const initial = useMemo(
    () => (item ? (Object.fromEntries(fields.map(({ name }) => [name, item[name]])) as Draft) : blank()),
    [item, fields, blank],
  );
  const form = useDraftForm<Draft>({
    rules,
    fields,
    initial,
    draftKey: `${String(calls.query().queryKey[0])}:${item?._id ?? 'new'}`,
    failed: texts.failedSave,
    save: async (draft) => {
      await keepingSession(() => (item ? calls.update(item._id, draft, version) : calls.create(draft)));
      onSaved(item ? texts.updated : texts.added);
    },
  });
  return (
    <DraftDialog
      title={item ? texts.edit : texts.add}
      submitLabel={item ? texts.updateButton : texts.addButton}
      fields={fields}
      form={form}
      failureBanner={
        version &&
        isConflict(form.failure?.error) && (
          <Banner kind="error" action={{ label: 'Keep my version', onClick: () => setVersion(undefined) }}>
            {`${texts.failedSave} Someone else has changed this ${texts.thing} since you opened it. Your text is still here: keep your version and save again, or cancel to see theirs.`}
          </Banner>
        )
      }
      onClose={onClose}
    />
  );
}
