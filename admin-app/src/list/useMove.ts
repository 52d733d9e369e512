import { errorText } from 'api-client';
import { PAGE_SIZE_MAX, type StoredFields } from 'api-client/entities';
import { useState } from 'react';
import { keepingSession } from '../session/renewal';
import type { ContentDescriptor } from './descriptor';
import type { OutcomeNews } from './Outcome';

interface MoveUse<Draft extends object, Item extends Draft & StoredFields> {
  descriptor: ContentDescriptor<Draft, Item>;
  reload: () => Promise<unknown>;
  onNews: (news: OutcomeNews | null) => void;
}

/** The items with one moved a place up or down; null when it can't be. */
function moved<Item extends { _id: string }>(items: readonly Item[], id: string, direction: 'up' | 'down') {
  const from = items.findIndex((item) => item._id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [one, other] = [items[from], items[to]];
  return one && other ? items.toSpliced(from, 1, other).toSpliced(to, 1, one) : null;
}

/**
 * Moves an item of an ordered list by giving the items their places as numbers. Items that share a number, as new ones
 * do, get different ones on the way; only those whose number changes are saved.
 */
export function useMove<Draft extends object, Item extends Draft & StoredFields>(use: MoveUse<Draft, Item>) {
  const { descriptor, reload, onNews } = use;
  const { calls, rules, card } = descriptor;
  const [busy, setBusy] = useState(false);

  const save = (item: Item, order: number) => {
    const draft = rules.cast({ ...item, order }, { stripUnknown: true }) as Draft;
    return keepingSession(() => calls.update(item._id, draft, item.updatedAt));
  };
  const move = async (id: string, direction: 'up' | 'down') => {
    if (busy) return;
    setBusy(true);
    try {
      const { items } = await calls.list({ limit: PAGE_SIZE_MAX });
      const next = moved(items, id, direction) ?? [];
      for (const [place, item] of next.entries()) {
        if ((item as { order?: number }).order !== place) await save(item, place);
      }
      await reload();
      const item = next.find(({ _id }) => _id === id);
      if (item) onNews({ kind: 'success', text: `${card(item).title} moved ${direction}.` });
    } catch (error) {
      onNews({ kind: 'error', text: `The order could not be changed. ${errorText(error)}` });
      await reload();
    } finally {
      setBusy(false);
    }
  };
  return { busy, move: (id: string, direction: 'up' | 'down') => void move(id, direction) };
}
