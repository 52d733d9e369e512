import { createdBefore, isNotFound, isUnanswered, type StoredItem } from '@charity-site/api-client';
import type { Publication } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { useChanges } from '../forms/useChanges';
import type { SaveHow } from '../forms/draftForm';
import type { ContentDescriptor } from './descriptor';

interface ItemSaveUse<Draft extends object> {
  calls: Pick<ContentDescriptor<Draft>['calls'], 'create' | 'update'>;
  item: StoredItem<Draft> | null;
  onUnanswered: () => void;
}

/** The item that an earlier save of this form has created. Its answer may have been lost. */
interface Created {
  key: string;
  _id: string;
  version: string;
}

/** Adds or changes an item of a list. Where an earlier save of the same form has added it, it is changed. */
export function useItemSave<Draft extends object>(use: ItemSaveUse<Draft>) {
  type Sent = Draft & Partial<Publication>;
  const { calls, item, onUnanswered } = use;
  const created = useRef<Created>(null);
  const change = useChanges<Sent, StoredItem<Draft>>();

  /** Answers the item when it was added, or else which one an earlier save has added. */
  const add = async (
    draft: Sent,
    { key, autosave, signal }: SaveHow,
  ): Promise<{ added: StoredItem<Draft> } | { existing: Created }> => {
    if (created.current?.key === key) return { existing: created.current };
    try {
      const item = await calls.create(draft, { key, autosave, signal });
      created.current = { key, _id: item._id, version: item.updatedAt };
      return { added: item };
    } catch (error) {
      const before = createdBefore(error);
      if (!before) throw error;
      const existing = { key, ...before };
      created.current = existing;
      return { existing };
    }
  };
  const send = async (draft: Sent, how: SaveHow): Promise<StoredItem<Draft>> => {
    const { signal, autosave, version } = how;
    if (item) return change((...sent) => calls.update(item._id, ...sent), draft, { version, autosave, signal });
    const outcome = await add(draft, how);
    if ('added' in outcome) return outcome.added;
    const { _id, version: first } = outcome.existing;
    return change((...sent) => calls.update(_id, ...sent), draft, {
      version: version === null ? first : version,
      autosave,
      signal,
    });
  };
  return {
    save: async (draft: Sent, how: SaveHow): Promise<StoredItem<Draft>> => {
      try {
        return await send(draft, how);
      } catch (error) {
        if (isUnanswered(error)) onUnanswered();
        // It was deleted meanwhile; the next save creates it again.
        if (isNotFound(error)) created.current = null;
        throw error;
      }
    },
    /** Id of the edited item; '' when there is none. */
    idOf: (): string => item?._id ?? created.current?._id ?? '',
  };
}
