import { api } from '@charity-site/api-client';
import type { Gift } from '@charity-site/api-client/entities';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';
import { addText, printSheet } from '../../../shared/site/printSheet';

const SLIP = 'border:1px dashed #555;border-radius:4px;padding:24px 32px;margin:0 0 32px';

/** Prints a receipt: a slip for each language, whose first lines are heading and organisation. */
const print = (number: number, text: string): void =>
  printSheet(`Receipt ${number}`, (page) => {
    page.body.style.cssText = 'font:1.125rem/1.6 system-ui,sans-serif;margin:32px';
    for (const part of text.split('\n\n')) {
      const [heading = '', organisation = '', ...lines] = part.split('\n');
      const slip = page.createElement('article');
      slip.style.cssText = SLIP;
      addText(slip, 'strong', organisation);
      addText(slip, 'h1', heading, 'margin:0 0 16px;font-size:2rem');
      addText(slip, 'div', lines.join('\n'), 'white-space:pre-wrap');
      page.body.append(slip);
    }
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
        call: async () => {
          await api.gifts.receipt(_id);
          return api.gifts.mailReceipt(_id);
        },
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
