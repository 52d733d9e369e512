import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Notice } from '../mutations/NoticeBanner';
import { formatRecent } from '../site/time';
import { deleteText, findText, openText, sendTexts, type UnsavedText } from './texts';

interface AutosaveUse {
  /** Name of the form, such as 'partners:new'. */
  form: string;
  values: Record<string, unknown>;
  /** Version of the record that the form was opened with. */
  version?: string | null;
  dirty: boolean;
  /** Puts a stored text into the form. */
  onRestore: (text: UnsavedText) => void;
}

/**
 * Keeps a form's unsaved text while it is typed, in the browser and on the server, and offers the
 * latest text that a closed form left, here or on another device (docs/product.md 5.27).
 */
export function useAutosave({ form, values, version, dirty, onRestore }: AutosaveUse) {
  const [own, setOwn] = useState(() => openText(form));
  /** Ids of texts that are open in another tab, or were deleted here. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [deletion, setDeletion] = useState<Notice | null>(null);
  const [isFull, setIsFull] = useState(false);
  const hide = (id: string) => setHidden((ids) => [...ids, id]);
  const keep = useEffectEvent(() => {
    if (!dirty) return;
    const isKept = own.keep(values, version);
    // An effect must not set state while it runs.
    queueMicrotask(() => setIsFull(!isKept));
  });
  useEffect(() => keep(), [values, dirty]);
  // A broadcast channel also works on pages without HTTPS, where browsers have no locks. A tab may
  // answer late.
  useEffect(() => {
    const channel = new BroadcastChannel('admin-open-texts');
    const say = (asks: boolean) => channel.postMessage({ id: own.id, asks });
    channel.onmessage = ({ data: { id, asks } }: MessageEvent<{ id: string; asks: boolean }>) => {
      if (asks) say(false);
      hide(id);
    };
    say(true);
    return () => channel.close();
  }, [own.id]);
  const { data, refetch } = useQuery({
    queryKey: ['unsaved text', form, own.id, ...hidden],
    queryFn: () => findText(form, [own.id, ...hidden]),
    // Somebody who comes back may have typed on another device meanwhile.
    refetchOnWindowFocus: 'always',
  });
  const { unsaved, editing = [] } = data ?? {};

  return {
    /**
     * Idempotency key of the form's item: see `CreateOptions`. A restored text keeps its key; a
     * save renews it.
     */
    key: own.key,
    /** True when the browser's storage is full. */
    isFull,
    /** Offers and notices above the fields. */
    offers: {
      /** Names of other people who are typing into the same form. */
      editing,
      /** The latest text left by a closed form, until it is restored or deleted. */
      unsaved,
      /** Result of the last deletion of a stored text, with its undo. */
      deletion,
      /** Restores the stored text. The current input is offered in turn. */
      onRestore: () => {
        if (!unsaved) return;
        setOwn(openText(form, unsaved));
        void sendTexts();
        onRestore(unsaved);
      },
      onDelete: () => {
        if (!unsaved) return;
        deleteText(unsaved);
        hide(unsaved.id);
        setDeletion({
          kind: 'success',
          text: `The unsaved changes from ${formatRecent(unsaved.at)} are deleted.`,
          undo: () => {
            openText(form, unsaved);
            void refetch();
            setDeletion(null);
          },
        });
      },
    },
    /** The text as a save names it: see `ChangeOptions`. */
    savedText: own.name,
    /**
     * Deletes this form's own text, because it was saved or discarded. Later input is a new text.
     */
    end: () => {
      own.end();
      setOwn(openText(form));
    },
  };
}
