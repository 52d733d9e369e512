import { api } from '@charity-site/api-client';
import {
  addressOf,
  type AddressCount,
  type FoundOfAddress,
} from '@charity-site/api-client/entities';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';

const counted = (count: number, one: string) =>
  count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`];
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

/**
 * Erases everything of an e-mail address or a telephone number. It is counted first, and asked for
 * with the count.
 */
export function useDataErasure({ reload, onNotice }: MutatingScreen) {
  const { busy, run } = useMutationWithNotice(onNotice);
  const question = useConfirm(({ address }: AskedAddress) =>
    run({
      call: async () => {
        const text = countText(await api.messages.eraseAddress(address));
        await reload();
        return text;
      },
      done: (text) => ({ text: `Everything from ${address} was deleted${text && `: ${text}`}.` }),
      failed: `Failed to delete everything from ${address}.`,
      repeats: true,
    }),
  );
  const ask = (address: string) =>
    run({
      call: () => api.messages.countAddress(address),
      done: ({ latest, ...count }) => {
        if (!countText(count))
          return { text: `No messages and no comments from ${address} are stored.` };
        question.ask({ address, text: foundText(address, count), latest });
        return null;
      },
      failed: `Failed to count what is stored of ${address}.`,
      repeats: true,
    });
  return { busy: busy !== '', ask: (address: string) => void ask(address), question };
}
