import { api } from '@charity-site/api-client';
import type { Gift } from '@charity-site/api-client/entities';
import {
  useMutationWithNotice,
  type MutatingScreen,
} from '../../../shared/mutations/useMutationWithNotice';
import { printSheet } from '../../../shared/site/printSheet';

/** Prints a receipt, whose first line is its heading. */
const print = (text: string): void => {
  const [heading = '', ...lines] = text.split('\n');
  printSheet(heading, (page) => {
    const body = page.createElement('pre');
    body.textContent = lines.join('\n');
    body.style.cssText = 'font:1.125rem/1.6 system-ui,sans-serif;white-space:pre-wrap';
    return body;
  });
};

/** Issues, prints, mails and cancels the receipt of a gift. All but cancelling can be repeated. */
export function useReceipt({ _id, contact }: Gift, { reload, onNotice }: MutatingScreen) {
  const { busy, run } = useMutationWithNotice(onNotice, reload);
  return {
    busy: busy !== '',
    print: () =>
      run({
        call: () => api.gifts.receipt(_id),
        done: ({ number, text }) => {
          print(text);
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
