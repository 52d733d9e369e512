import { api } from '@charity-site/api-client';
import {
  addressOf,
  type PersonalDataCount,
  type PersonalDataSummary,
} from '@charity-site/api-client/entities';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';

const countOf = (count: number, noun: string) =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
const countText = ({ messages, comments, gifts = 0, bookings = 0 }: PersonalDataCount): string =>
  [
    ...countOf(messages, 'message'),
    ...countOf(comments, 'comment'),
    ...countOf(gifts, 'gift'),
    ...countOf(bookings, 'booking'),
  ].join(' and ');

const arePlural = ({ messages, comments, gifts = 0, bookings = 0 }: PersonalDataCount): boolean =>
  messages + comments + gifts + bookings > 1;

/** Sentence with the counts. For a phone number, the items may be from other people. */
const foundText = (address: string, count: PersonalDataCount): string => {
  if (addressOf(address).phone) return `The number is written in ${countText(count)}.`;
  return `There ${arePlural(count) ? 'are' : 'is'} ${countText(count)}.`;
};

/** An email address or telephone number whose erasure is to be confirmed. */
export interface PendingErasure extends Pick<PersonalDataSummary, 'latest'> {
  address: string;
  /** Sentence with the counts of its data. */
  text: string;
}

/** Counts the data of an email address or telephone number, confirms, and erases it. */
export function useDataErasure({ reload, onNotice }: MutatingScreen) {
  const { busy, run } = useMutationWithNotice(onNotice);
  const question = useConfirm(({ address }: PendingErasure) =>
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
