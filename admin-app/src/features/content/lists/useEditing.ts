import { api, errorText, isNotFound, type StoredItem } from '@charity-site/api-client';
import type { Review, ReviewState } from '@charity-site/api-client/entities';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ResolvedContentScreenConfig, Listed } from './descriptor';
import { useAddParam, useEditParam } from '../../../shared/lists/useItemParams';
import type { MutatingScreen } from '../../../shared/mutations/useMutationWithNotice';

/** Content of the edit dialog. */
export interface Editing<Draft extends object> {
  /** The item to edit; null to add one. */
  item: StoredItem<Draft> | null;
  /** The change that waits for review or was sent back. */
  review?: Review;
  /** The item that a new one copies. */
  copied?: StoredItem<Draft>;
}

type ToEditing<Draft extends object> = (item: StoredItem<Draft>, review?: Review) => Editing<Draft>;

const hasReview = ({ review, sentBack }: ReviewState): boolean => Boolean(review ?? sentBack);

interface EditingOptions<Draft extends object, Item extends Listed> extends MutatingScreen {
  descriptor: ResolvedContentScreenConfig<Draft, Item>;
  /** The items of the list. */
  items: readonly Item[];
}

/**
 * State of the edit dialog. If the list has only the card of an item, the item is loaded before the
 * dialog opens, because a save would overwrite missing fields.
 */
export function useEditing<Draft extends object, Item extends Listed>(
  options: EditingOptions<Draft, Item>,
) {
  const { descriptor, items, reload, onNotice } = options;
  const { calls, fields, words } = descriptor;
  const [editing, setEditing] = useState<Editing<Draft> | null>(
    useAddParam() ? { item: null } : null,
  );
  const [openingId, setOpeningId] = useState<string>();
  // Id of the latest request; responses of earlier ones are ignored.
  const latestId = useRef<string>(undefined);

  const requiredFields = [...fields.map(({ name }) => name), 'updatedAt'];
  const isComplete = (item: Item | StoredItem<Draft>): item is StoredItem<Draft> =>
    requiredFields.every((name) => name in item);
  const show = (next: Editing<Draft> | null) => {
    latestId.current = undefined;
    setOpeningId(undefined);
    setEditing(next);
  };
  const load = async (id: string, toContent: ToEditing<Draft>) => {
    latestId.current = id;
    setOpeningId(id);
    onNotice(null);
    try {
      const item = await calls.get(id);
      const review = hasReview(item)
        ? await api.reviews.get({ list: descriptor.type.path, item: id })
        : undefined;
      if (latestId.current === id) show(toContent(item, review));
    } catch (error) {
      if (latestId.current !== id) return;
      show(null);
      const text = `${words.failedOpen} ${errorText(error)}`;
      if (isNotFound(error)) {
        onNotice({ kind: 'error', text });
        void reload();
      } else onNotice({ kind: 'error', text, retry: () => void load(id, toContent) });
    }
  };
  const open = (id: string, toContent: ToEditing<Draft>) => {
    const item = items.find(({ _id }) => _id === id);
    if (item && isComplete(item) && !hasReview(item)) show(toContent(item));
    else void load(id, toContent);
  };
  const toEdit: ToEditing<Draft> = (item, review) => ({ item, review });
  const edit = (id: string) => open(id, toEdit);
  const editParam = useEditParam();
  const openEditParam = useEffectEvent((id: string) => void load(id, toEdit));
  useEffect(() => {
    if (editParam) openEditParam(editParam);
  }, [editParam]);
  return {
    /** Null while the dialog is closed. */
    editing,
    /** True while an item is being loaded. */
    opening: openingId !== undefined,
    add: () => show({ item: null }),
    edit,
    duplicate: (id: string) => open(id, (copied) => ({ item: null, copied })),
    close: () => show(null),
  };
}
