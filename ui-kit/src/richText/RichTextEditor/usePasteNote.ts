import { useState } from 'react';
import { describePasteLoss } from './describePasteLoss';
import type { RichTextEditorProps } from './richTextEditorProps';

/** URLs of the pictures in a text that are on other sites. */
const foreignPictures = (root: HTMLElement | undefined): string[] => [
  ...new Set(
    Array.from(root?.querySelectorAll('img') ?? []).flatMap((image) => {
      const url = image.getAttribute('src') ?? '';
      return /^https?:/i.test(url) && new URL(url).origin !== location.origin ? [url] : [];
    }),
  ),
];

/** The editor of a paste. */
interface PasteTarget {
  root: HTMLElement | undefined;
  /** Replaces pictures by URL, or removes them if there is no stored URL. */
  replacePictures: (url: string, storedUrl: string | undefined) => void;
}

/** Note about the losses of a paste. Stores pictures of other sites one after the other. */
export function usePasteNote(onForeignPicture: RichTextEditorProps['onForeignPicture']) {
  const [note, setNote] = useState('');
  const onPasted = async (html: string, { root, replacePictures }: PasteTarget) => {
    const lost = describePasteLoss(html);
    setNote(lost);
    const foreign = onForeignPicture ? foreignPictures(root) : [];
    if (foreign.length === 0 || !onForeignPicture) return;
    const failures: string[] = [];
    setNote(`${lost} Storing the pasted pictures…`.trim());
    for (const url of foreign)
      await onForeignPicture(url).then(
        (storedUrl) => replacePictures(url, storedUrl),
        (error: unknown) => {
          replacePictures(url, undefined);
          failures.push(error instanceof Error ? error.message : String(error));
        },
      );
    const reasons = [...new Set(failures)].map(
      (reason) => `A pasted picture was left out. ${reason}`,
    );
    setNote([lost, ...reasons].filter(Boolean).join(' '));
  };
  return { note, onPasted };
}
