import { api, errorText } from '@charity-site/api-client';
import { addressOf, type AddressCount, type FoundOfAddress } from '@charity-site/api-client/entities';
import { useState } from 'react';
import type { OutcomeNotice } from '../list/Outcome';

const counted = (count: number, one: string) => (count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`]);
const countText = ({ messages, comments }: AddressCount): string =>
  [...counted(messages, 'message'), ...counted(comments, 'comment')].join(' and ');

const arePlural = ({ messages, comments }: AddressCount): boolean => messages + comments > 1;

/** A sentence with how much there is. A number may be written in what another person sent. */
const foundText = (address: string, count: AddressCount): string => {
  if (addressOf(address).phone) return `The number is written in ${countText(count)}.`;
  return `There ${arePlural(count) ? 'are' : 'is'} ${countText(count)}.`;
};

/** An address whose data may be erased. */
export interface AskedAddress extends Pick<FoundOfAddress, 'latest'> {
  address: string;
  /** A sentence with how much is stored of it. */
  text: string;
}

/** Erases everything of an e-mail address or a telephone number. It is counted first, and asked for with the count. */
export function useAddressErasure({
  reload,
  onNotice,
}: {
  reload: () => Promise<unknown>;
  onNotice: (notice: OutcomeNotice | null) => void;
}) {
  const [asked, setAsked] = useState<AskedAddress>();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    onNotice(null);
    try {
      await work();
    } catch (error) {
      onNotice({ kind: 'error', text: `${failed} ${errorText(error)}`, retry: () => void run(work, failed) });
    } finally {
      setBusy(false);
    }
  };
  const ask = (address: string) =>
    run(async () => {
      const { latest, ...count } = await api.messages.countAddress(address);
      if (countText(count)) setAsked({ address, text: foundText(address, count), latest });
      else onNotice({ kind: 'success', text: `No messages and no comments of ${address} are stored.` });
    }, `Failed to count what is stored of ${address}.`);
  const erase = (address: string) =>
    run(async () => {
      const text = countText(await api.messages.eraseAddress(address));
      await reload();
      onNotice({ kind: 'success', text: `Everything of ${address} was deleted${text && `: ${text}`}.` });
    }, `Failed to delete everything of ${address}.`);
  return {
    busy,
    ask: (address: string) => void ask(address),
    asked,
    cancel: () => setAsked(undefined),
    confirm: () => {
      setAsked(undefined);
      if (asked) void erase(asked.address);
    },
  };
}
