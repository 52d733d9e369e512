import { api } from '@charity-site/api-client';
import type { Gift } from '@charity-site/api-client/entities';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';
import { addText, printSheet } from '../../../shared/site/printSheet';

const STYLE = `
  body { margin: 32px; font: 1.125rem/1.6 system-ui, sans-serif; }
  article { margin-bottom: 32px; padding: 24px 32px; border: 1px dashed #555; border-radius: 4px; white-space: pre-wrap; }
  article::first-line { font-size: 2rem; font-weight: 700; }`;

/** Prints a receipt: a slip for each language. */
const print = (number: number, text: string): void =>
  printSheet(`Receipt ${number}`, ({ head, body }) => {
    addText(head, 'style', STYLE);
    for (const part of text.split('\n\n')) addText(body, 'article', part);
  });

/** Issues, prints, mails and cancels the receipt of a gift. All but cancelling can be repeated. */
export function useReceipt({ _id, contact }: Gift, { reload, onNotice }: MutatingScreen) {
  const { busy, run } = useMutationWithNotice(onNotice, reload);
  return {
    busy: busy !== '',
    print: () =>
      run({
        call: () => api.gifts.receipt(_id),
        done: ({ number, text }) => {
          print(number, text);
          return { text: `Receipt ${number} was printed.` };
        },
        failed: 'Failed to issue the receipt.',
        repeats: true,
      }),
    mail: () =>
      run({
        call: () => api.gifts.mailReceipt(_id),
        done: ({ number }) => ({ text: `Receipt ${number} is on its way to ${contact}.` }),
        failed: 'Failed to mail the receipt.',
      }),
    cancel: (reason: string) =>
      run({
        call: () => api.gifts.cancelReceipt(_id, reason),
        done: 'Receipt cancelled. Its number stays in the books.',
        failed: 'Failed to cancel the receipt.',
      }),
  };
}
