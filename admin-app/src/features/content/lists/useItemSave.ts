import {
  previouslyCreated,
  isNotFound,
  isOutcomeUnknown,
  type StoredItem,
} from '@charity-site/api-client';
import type { Publication } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { useConflictSafeUpdate } from '../../../shared/forms/useConflictSafeUpdate';
import type { SaveOptions } from '../../../shared/fields/draftForm';
import type { ResolvedContentScreenConfig } from './descriptor';

interface ItemSaveUse<Draft extends object> {
  calls: Pick<ResolvedContentScreenConfig<Draft>['calls'], 'create' | 'update'>;
  item: StoredItem<Draft> | null;
  onUnanswered: () => void;
}

/** The item that an earlier save of this form has created. Its answer may have been lost. */
interface Created {
  key: string;
  _id: string;
  version: string;
}

/** The version of an item that this form has not seen. */
const UNSEEN = 'unseen';

/**
 * Adds or changes an item of a list. Where an earlier save of the same form has added it, it is
 * changed.
 */
export function useItemSave<Draft extends object>(use: ItemSaveUse<Draft>) {
  type Sent = Draft & Partial<Publication>;
  const { calls, item, onUnanswered } = use;
  const created = useRef<Created>(null);
  /** Key of a call without an answer: what it has created is this form's own. */
  const unanswered = useRef('');
  const change = useConflictSafeUpdate<Sent, StoredItem<Draft>>();
  const idOf = (): string => item?._id ?? created.current?._id ?? '';

  /** Answers the added item; undefined when an earlier save has added it. */
  const add = async (
    draft: Sent,
    { key, autosave, signal }: SaveOptions,
  ): Promise<StoredItem<Draft> | undefined> => {
    if (created.current?.key === key) return undefined;
    try {
      const added = await calls.create(draft, { key, autosave, signal });
      created.current = { key, _id: added._id, version: added.updatedAt };
      return added;
    } catch (error) {
      if (isOutcomeUnknown(error)) unanswered.current = key;
      const before = previouslyCreated(error);
      if (!before) throw error;
      // The text was saved where it was before it was restored: the change conflicts with what is
      // stored there.
      created.current = { key, ...before, ...(unanswered.current !== key && { version: UNSEEN }) };
      return undefined;
    }
  };
  const send = async (draft: Sent, how: SaveOptions): Promise<StoredItem<Draft>> => {
    const added = item ? undefined : await add(draft, how);
    if (added) return added;
    const { autosave, signal, version } = how;
    return change((...sent) => calls.update(idOf(), ...sent), draft, {
      version: version === null && created.current ? created.current.version : version,
      autosave,
      signal,
    });
  };
  return {
    save: async (draft: Sent, how: SaveOptions): Promise<StoredItem<Draft>> => {
      try {
        return await send(draft, how);
      } catch (error) {
        if (isOutcomeUnknown(error)) onUnanswered();
        // It was deleted meanwhile; the next save creates it again.
        if (isNotFound(error)) created.current = null;
        throw error;
      }
    },
    /** Id of the edited item; '' when there is none. */
    idOf,
  };
}
