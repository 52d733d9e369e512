import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from '../mutations/NoticeBanner';
import { formatRecent } from '../site/time';
import {
  deleteAutosave,
  findRestorable,
  createAutosave,
  syncAutosaves,
  type Autosave,
} from './autosaves';

interface AutosaveOptions {
  /** Name of the form, such as 'partners:new'. */
  form: string;
  values: Record<string, unknown>;
  /** Version of the record that the form was opened with; null for a new record. */
  version?: string | null;
  dirty: boolean;
  /** Puts the values of a restored autosave into the form. */
  onRestore: (autosave: Autosave) => void;
}

/**
 * Autosaves a form's unsaved input in the browser and on the server, and offers the latest autosave
 * that a closed form left, here or on another device (docs/product.md 5.27).
 *
 * | State          | Reached by                 | In this browser       | On the server       |
 * | -------------- | -------------------------- | --------------------- | ------------------- |
 * | unsaved        | a change, or a failed save | stored at each change | sent within 10 s    |
 * | closed         | leaving without discarding | stays, is offered     | stays, is offered   |
 * | saved          | a complete save, `remove`  | deleted               | deleted by the save |
 * | saved in part  | a change during the save   | stays                 | deleted, sent again |
 * | discarded      | `remove`, or Delete        | deleted               | deleted when online |
 * | restored       | Restore                    | copied to a new id    | old id is deleted   |
 * | gone elsewhere | a save or deletion there   | deleted at next query | deleted             |
 * | expired        | 30 days without a change   | deleted               | deleted             |
 *
 * A deletion never removes newer input: `number` decides, never a clock.
 */
export function useAutosave({ form, values, version, dirty, onRestore }: AutosaveOptions) {
  const [autosave, setAutosave] = useState(() => createAutosave(form));
  /** Ids of autosaves that are open in another tab, or were deleted here. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [deletion, setDeletion] = useState<Notice | null>(null);
  const [isFull, setIsFull] = useState(false);
  const hide = (id: string) => setHidden((ids) => [...ids, id]);
  const save = useEffectEvent(() => {
    if (!dirty) return;
    const isStored = autosave.save(values, version);
    // An effect must not set state while it runs.
    queueMicrotask(() => setIsFull(!isStored));
  });
  useEffect(() => save(), [values, dirty]);
  // BroadcastChannel also works on pages without HTTPS, unlike Web Locks. Another tab may answer
  // late.
  useEffect(() => {
    const channel = new BroadcastChannel('admin-open-texts');
    const announce = (asks: boolean) => channel.postMessage({ id: autosave.id, asks });
    channel.onmessage = ({ data: { id, asks } }: MessageEvent<{ id: string; asks: boolean }>) => {
      if (asks) announce(false);
      hide(id);
    };
    announce(true);
    return () => channel.close();
  }, [autosave.id]);
  const { data, refetch } = useQuery({
    queryKey: ['unsaved text', form, autosave.id, ...hidden],
    queryFn: () => findRestorable(form, [autosave.id, ...hidden]),
    // The user may have typed on another device meanwhile.
    refetchOnWindowFocus: 'always',
  });
  const { unsaved, editing = [] } = data ?? {};

  return {
    /**
     * Idempotency key of the form's item: see `CreateOptions`. A restored autosave has the same
     * key; a save renews it.
     */
    key: autosave.key,
    /** True if the browser's storage is full. */
    isFull,
    /** Restorable autosave and notices above the fields. */
    offers: {
      /** Names of other people who are typing into the same form. */
      editing,
      /** The latest autosave of a closed form, until it is restored or deleted. */
      unsaved,
      /** Notice of the last deletion of an autosave, with its undo. */
      deletion,
      /** Restores the autosave. The current input is offered in turn. */
      onRestore: () => {
        if (!unsaved) return;
        setAutosave(createAutosave(form, unsaved));
        void syncAutosaves();
        onRestore(unsaved);
      },
      onDelete: () => {
        if (!unsaved) return;
        deleteAutosave(unsaved);
        hide(unsaved.id);
        setDeletion({
          kind: 'success',
          text: `The unsaved changes from ${formatRecent(unsaved.at)} are deleted.`,
          undo: () => {
            createAutosave(form, unsaved);
            void refetch();
            setDeletion(null);
          },
        });
      },
    },
    /** Reference of this autosave for the save: see `ChangeOptions`. */
    reference: autosave.reference,
    /**
     * Deletes this autosave everywhere, after a complete save or when the input is discarded. Later
     * input gets a new autosave.
     */
    remove: () => {
      autosave.remove();
      setAutosave(createAutosave(form));
    },
  };
}
