import { api, errorText } from '@charity-site/api-client';
import type { AddressCount } from '@charity-site/api-client/entities';
import { useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';
import { keepingSession } from '../session/renewal';

const counted = (count: number, one: string) => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`]);
const countText = ({ messages, comments }: AddressCount): string =>
  [...counted(messages, 'message'), ...counted(comments, 'comment')].join(' and ');

const arePlural = ({ messages, comments }: AddressCount): boolean => messages + comments > 1;

/** Erases everything of an e-mail address. It is counted first, and asked for with the count. */
export function useAddressErasure({
  reload,
  onNews,
}: {
  reload: () => Promise<unknown>;
  onNews: (news: OutcomeNotice | null) => void;
}) {
  const [asked, setAsked] = useState<{ email: string; text: string }>();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    onNews(null);
    try {
      await work();
    } catch (error) {
      onNews({ kind: 'error', text: `${failed} ${errorText(error)}`, retry: () => void run(work, failed) });
    } finally {
      setBusy(false);
    }
  };
  const ask = (email: string) =>
    run(async () => {
      const count = await keepingSession(() => api.messages.countAddress(email));
      const text = countText(count);
      if (text) setAsked({ email, text: arePlural(count) ? `There are ${text}.` : `There is ${text}.` });
      else onNews({ kind: 'success', text: `No messages and no comments of ${email} are stored.` });
    }, `Failed to count what is stored of ${email}.`);
  const erase = (email: string) =>
    run(async () => {
      const text = countText(await keepingSession(() => api.messages.eraseAddress(email)));
      await reload();
      onNews({ kind: 'success', text: `Everything of ${email} was deleted${text && `: ${text}`}.` });
    }, `Failed to delete everything of ${email}.`);
  return {
    busy,
    ask: (email: string) => void ask(email),
    /** The address that is asked about, and a sentence with how much is stored of it. */
    asked,
    cancel: () => setAsked(undefined),
    confirm: () => {
      setAsked(undefined);
      if (asked) void erase(asked.email);
    },
  };
}
