import {
  previouslyCreated,
  isNotFound,
  isOutcomeUnknown,
  type StoredItem,
} from '@charity-site/api-client';
import type { Publication } from '@charity-site/api-client/entities';
import { useRef } from 'react';
import { useConflictSafeUpdate } from '../../../shared/forms/useConflictSafeUpdate';
import type { SaveOptions } from '../../../shared/fields/editForm';
import type { ResolvedContentScreenConfig } from './descriptor';

interface ItemSaveOptions<Draft extends object> {
  calls: Pick<ResolvedContentScreenConfig<Draft>['calls'], 'create' | 'update'>;
  item: StoredItem<Draft> | null;
  onOutcomeUnknown: () => void;
}

/** The item that an earlier save of this form created. Its response may have been lost. */
interface CreatedItem {
  key: string;
  _id: string;
  version: string;
}

/** Version that never equals a stored one, so that the save conflicts. */
const UNKNOWN_VERSION = 'unseen';

/** Creates or updates an item. It is updated if an earlier save of the same form has created it. */
export function useItemSave<Draft extends object>(options: ItemSaveOptions<Draft>) {
  type SubmittedDraft = Draft & Partial<Publication>;
  const { calls, item, onOutcomeUnknown } = options;
  const created = useRef<CreatedItem>(null);
  /** Key of a request whose response was lost: this form knows the version it created. */
  const lostKey = useRef('');
  const change = useConflictSafeUpdate<SubmittedDraft, StoredItem<Draft>>();
  const idOf = (): string => item?._id ?? created.current?._id ?? '';

  /** Resolves to the created item; undefined if an earlier save has created it. */
  const create = async (
    draft: SubmittedDraft,
    { key, autosave, signal }: SaveOptions,
  ): Promise<StoredItem<Draft> | undefined> => {
    if (created.current?.key === key) return undefined;
    try {
      const added = await calls.create(draft, { key, autosave, signal });
      created.current = { key, _id: added._id, version: added.updatedAt };
      return added;
    } catch (error) {
      if (isOutcomeUnknown(error)) lostKey.current = key;
      const earlier = previouslyCreated(error);
      if (!earlier) throw error;
      // Created elsewhere from the same autosave, so the save must conflict with the stored item.
      created.current = {
        key,
        ...earlier,
        ...(lostKey.current !== key && { version: UNKNOWN_VERSION }),
      };
      return undefined;
    }
  };
  const send = async (
    draft: SubmittedDraft,
    saveOptions: SaveOptions,
  ): Promise<StoredItem<Draft>> => {
    const added = item ? undefined : await create(draft, saveOptions);
    if (added) return added;
    const { autosave, signal, version } = saveOptions;
    return change((...args) => calls.update(idOf(), ...args), draft, {
      version: version === null && created.current ? created.current.version : version,
      autosave,
      signal,
    });
  };
  return {
    save: async (draft: SubmittedDraft, saveOptions: SaveOptions): Promise<StoredItem<Draft>> => {
      try {
        return await send(draft, saveOptions);
      } catch (error) {
        if (isOutcomeUnknown(error)) onOutcomeUnknown();
        // The item was deleted; the next save creates it again.
        if (isNotFound(error)) created.current = null;
        throw error;
      }
    },
    /** Id of the edited item; '' for one that is not created yet. */
    idOf,
  };
}
