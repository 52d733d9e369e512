import { useState } from 'react';
import { describePasteLoss } from './describePasteLoss';
import type { RichTextEditorProps } from './richTextEditorProps';

/** Addresses of the pictures in a text that are on other sites. */
const foreignPictures = (root: HTMLElement | undefined): string[] => [
  ...new Set(
    Array.from(root?.querySelectorAll('img') ?? []).flatMap((image) => {
      const address = image.getAttribute('src') ?? '';
      return /^https?:/i.test(address) && new URL(address).origin !== location.origin
        ? [address]
        : [];
    }),
  ),
];

/** The text in which something was pasted. */
interface PastedInto {
  root: HTMLElement | undefined;
  /** Replaces the pictures with an address by a stored one, or removes them. */
  exchange: (address: string, stored: string | undefined) => void;
}

/**
 * Note about parts that a paste left out, and about its pictures of other sites, which are stored
 * one after the other.
 */
export function usePasteNote(onForeignPicture: RichTextEditorProps['onForeignPicture']) {
  const [note, setNote] = useState('');
  const pasted = async (html: string, { root, exchange }: PastedInto) => {
    const lost = describePasteLoss(html);
    setNote(lost);
    const foreign = onForeignPicture ? foreignPictures(root) : [];
    if (foreign.length === 0 || !onForeignPicture) return;
    const failures: string[] = [];
    setNote(`${lost} Storing the pasted pictures…`.trim());
    for (const address of foreign)
      await onForeignPicture(address).then(
        (stored) => exchange(address, stored),
        (error: unknown) => {
          exchange(address, undefined);
          failures.push(error instanceof Error ? error.message : String(error));
        },
      );
    const reasons = [...new Set(failures)].map(
      (reason) => `A pasted picture was left out. ${reason}`,
    );
    setNote([lost, ...reasons].filter(Boolean).join(' '));
  };
  return { note, pasted };
}
