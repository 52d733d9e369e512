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
 * The message that the dialog shows, which a link can name (`?edit=<id>`), and its changes. The
 * list is updated without a refetch.
 */
export function useOpenMessage(onNotice: OnNotice) {
  const queries = useQueryClient();
  const { run } = useMutationWithNotice(onNotice);
  const [message, setMessage] = useState<Message | null>(null);

  const showChanged = (changed: Message) => {
    const change = (one: Message) => (one._id === changed._id ? { ...one, ...changed } : one);
    queries.setQueriesData<Page<Message>>({ queryKey: ['messages', 'list'] }, (page) =>
      page ? { ...page, items: page.items.map(change) } : page,
    );
    setMessage((opened) => opened && change(opened));
    void reread('dashboard');
  };
  const save = (
    call: () => Promise<Message>,
    { failed, done }: { failed: string; done?: string },
  ) =>
    run({
      call: async () => showChanged(await call()),
      done: () => (done === undefined ? null : { text: done }),
      failed,
    });
  const markRead = ({ _id }: Message, read: boolean) =>
    save(async () => ({ ...(await api.messages.markRead(_id, read)), _id, read }), {
      failed: 'Failed to update message read status.',
    });
  const open = (opened: Message) => {
    onNotice(null);
    setMessage(opened);
    if (!opened.read) void markRead(opened, true);
  };
  const asked = useEditParam();
  const openAsked = useEffectEvent((id: string) =>
    api.messages
      .get(id)
      .then(open, (error: unknown) =>
        onNotice({ kind: 'error', text: `Failed to open the message. ${errorText(error)}` }),
      ),
  );
  useEffect(() => {
    if (asked) void openAsked(asked);
  }, [asked]);
  return {
    message,
    open,
    close: () => {
      setMessage(null);
      onNotice(null);
    },
    toggleRead: (opened: Message) => markRead(opened, !opened.read),
    toggleAnswered: ({ _id, answeredAt }: Message) =>
      save(() => api.messages.markAnswered(_id, !answeredAt), {
        failed: 'Failed to update the answered mark.',
      }),
    saveNote: ({ _id }: Message, note: string, stored?: string) =>
      save(() => api.messages.saveNote(_id, note, stored), {
        failed: 'Failed to save the note.',
        done: 'Note saved.',
      }),
  };
}
