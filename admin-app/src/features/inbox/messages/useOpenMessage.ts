import { useQueryClient } from '@tanstack/react-query';
import { api, errorText, type Page } from '@charity-site/api-client';
import type { Message } from '@charity-site/api-client/entities';
import { useEffect, useEffectEvent, useState } from 'react';
import { reread } from '../../../shared/site/reread';
import { useEditParam } from '../../../shared/lists/useItemParams';
import {
  useMutationWithNotice,
  type OnNotice,
} from '../../../shared/mutations/useMutationWithNotice';

/**
 * The message in the dialog, which a link can open (`?edit=<id>`), and its mutations. They update
 * the cached list without a refetch.
 */
export function useOpenMessage(onNotice: OnNotice) {
  const queryClient = useQueryClient();
  const { run } = useMutationWithNotice(onNotice);
  const [message, setMessage] = useState<Message | null>(null);

  const updateCache = (updated: Message) => {
    const merge = (item: Message) => (item._id === updated._id ? { ...item, ...updated } : item);
    queryClient.setQueriesData<Page<Message>>({ queryKey: ['messages', 'list'] }, (page) =>
      page ? { ...page, items: page.items.map(merge) } : page,
    );
    setMessage((current) => current && merge(current));
    void reread('dashboard');
  };
  const save = (
    call: () => Promise<Message>,
    { failed, done }: { failed: string; done?: string },
  ) =>
    run({
      call: async () => updateCache(await call()),
      done: () => (done === undefined ? null : { text: done }),
      failed,
    });
  const markRead = ({ _id }: Message, read: boolean) =>
    save(async () => ({ ...(await api.messages.markRead(_id, read)), _id, read }), {
      failed: 'Failed to update message read status.',
    });
  const open = (next: Message) => {
    onNotice(null);
    setMessage(next);
    if (!next.read) void markRead(next, true);
  };
  const editParam = useEditParam();
  const openEditParam = useEffectEvent((id: string) =>
    api.messages
      .get(id)
      .then(open, (error: unknown) =>
        onNotice({ kind: 'error', text: `Failed to open the message. ${errorText(error)}` }),
      ),
  );
  useEffect(() => {
    if (editParam) void openEditParam(editParam);
  }, [editParam]);
  return {
    message,
    open,
    close: () => {
      setMessage(null);
      onNotice(null);
    },
    toggleRead: (current: Message) => markRead(current, !current.read),
    toggleAnswered: ({ _id, answeredAt }: Message) =>
      save(() => api.messages.markAnswered(_id, !answeredAt), {
        failed: 'Failed to update the answered mark.',
      }),
    saveNote: ({ _id }: Message, note: string, autosaved?: string) =>
      save(() => api.messages.saveNote(_id, note, autosaved), {
        failed: 'Failed to save the note.',
        done: 'Note saved.',
      }),
  };
}
