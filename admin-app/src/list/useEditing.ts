import { errorText, isNotFound } from '@charity-site/api-client';
import type { StoredItem } from '@charity-site/api-client';
import { useRef, useState } from 'react';
import { keepingSession } from '../session/renewal';
import { textsOf, type ContentDescriptor, type Listed } from './descriptor';
import type { OutcomeNews } from './Outcome';
import { useAddAsked } from './useAddAsked';

interface EditingUse<Draft extends object, Shown extends Listed> {
  descriptor: ContentDescriptor<Draft, Shown>;
  /** The items of the list. */
  items: readonly Shown[];
  reload: () => Promise<unknown>;
  onNews: (news: OutcomeNews | null) => void;
}

/**
 * State of the edit dialog. An item of which the list knows only its card is loaded first, because a form that lacks fields
 * would overwrite them; the dialog opens when the item is loaded.
 */
export function useEditing<Draft extends object, Shown extends Listed>(use: EditingUse<Draft, Shown>) {
  const { descriptor, items, reload, onNews } = use;
  const { calls, fields, words } = descriptor;
  const [editing, setEditing] = useState<StoredItem<Draft> | 'new' | null>(useAddAsked() ? 'new' : null);
  const [openingId, setOpeningId] = useState<string>();
  // The item asked for last; the answer for an earlier one is ignored.
  const latest = useRef<string>(undefined);

  const needed = [...fields.map(({ name }) => name), 'updatedAt'];
  const isWhole = (item: Shown | StoredItem<Draft>): item is StoredItem<Draft> => needed.every((name) => name in item);
  const show = (item: StoredItem<Draft> | 'new' | null) => {
    latest.current = undefined;
    setOpeningId(undefined);
    setEditing(item);
  };
  const load = async (id: string) => {
    latest.current = id;
    setOpeningId(id);
    onNews(null);
    try {
      const item = await keepingSession(() => calls.get(id));
      if (latest.current === id) show(item);
    } catch (error) {
      if (latest.current !== id) return;
      show(null);
      const text = `${textsOf(words).failedOpen} ${errorText(error)}`;
      if (isNotFound(error)) {
        onNews({ kind: 'error', text });
        void reload();
      } else onNews({ kind: 'error', text, retry: () => void load(id) });
    }
  };
  return {
    /** Item in the dialog; 'new' to add one. */
    editing,
    /** Whether an item is being loaded. */
    opening: openingId !== undefined,
    add: () => show('new'),
    edit: (id: string) => {
      const item = items.find(({ _id }) => _id === id);
      if (item && isWhole(item)) show(item);
      else void load(id);
    },
    close: () => show(null),
  };
}
