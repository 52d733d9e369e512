import { errorText, isNotFound, type StoredItem } from '@charity-site/api-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResolvedContentScreenConfig, Listed } from './descriptor';
import { useAddParam, useEditParam } from '../../../shared/lists/useItemParams';
import type { MutatingScreen } from '../../../shared/mutations/useMutationWithNotice';

/** Item that the dialog edits. */
export interface Editing<Draft extends object> {
  /** The item to edit; null to add one. */
  item: StoredItem<Draft> | null;
  /** The item whose values a new one starts with. */
  copied?: StoredItem<Draft>;
}

interface EditingUse<Draft extends object, Shown extends Listed> extends MutatingScreen {
  descriptor: ResolvedContentScreenConfig<Draft, Shown>;
  /** The items of the list. */
  items: readonly Shown[];
}

/**
 * State of the edit dialog. If the list has only the card of an item, the item is loaded before the
 * dialog opens: a form that lacks fields would overwrite them.
 */
export function useEditing<Draft extends object, Shown extends Listed>(
  use: EditingUse<Draft, Shown>,
) {
  const { descriptor, items, reload, onNotice } = use;
  const { calls, fields, words } = descriptor;
  const [editing, setEditing] = useState<Editing<Draft> | null>(
    useAddParam() ? { item: null } : null,
  );
  const [openingId, setOpeningId] = useState<string>();
  // The item asked for last; the answer for an earlier one is ignored.
  const latest = useRef<string>(undefined);

  const needed = [...fields.map(({ name }) => name), 'updatedAt'];
  const isWhole = (item: Shown | StoredItem<Draft>): item is StoredItem<Draft> =>
    needed.every((name) => name in item);
  const show = (next: Editing<Draft> | null) => {
    latest.current = undefined;
    setOpeningId(undefined);
    setEditing(next);
  };
  const load = async (id: string, shown: (item: StoredItem<Draft>) => Editing<Draft>) => {
    latest.current = id;
    setOpeningId(id);
    onNotice(null);
    try {
      const item = await calls.get(id);
      if (latest.current === id) show(shown(item));
    } catch (error) {
      if (latest.current !== id) return;
      show(null);
      const text = `${words.failedOpen} ${errorText(error)}`;
      if (isNotFound(error)) {
        onNotice({ kind: 'error', text });
        void reload();
      } else onNotice({ kind: 'error', text, retry: () => void load(id, shown) });
    }
  };
  const open = (id: string, shown: (item: StoredItem<Draft>) => Editing<Draft>) => {
    const item = items.find(({ _id }) => _id === id);
    if (item && isWhole(item)) show(shown(item));
    else void load(id, shown);
  };
  const edit = (id: string) => open(id, (item) => ({ item }));
  const asked = useEditParam();
  const editAsked = useEffectEvent((id: string) => void load(id, (item) => ({ item })));
  useEffect(() => {
    if (asked) editAsked(asked);
  }, [asked]);
  return {
    /** Content of the dialog; null while it is closed. */
    editing,
    /** True while an item is being loaded. */
    opening: openingId !== undefined,
    add: () => show({ item: null }),
    edit,
    duplicate: (id: string) => open(id, (copied) => ({ item: null, copied })),
    close: () => show(null),
  };
}
