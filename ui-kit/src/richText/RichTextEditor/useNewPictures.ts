import { useState } from 'react';
import type { RichTextEditorProps } from './richTextEditorProps';

/**
 * A picture that was chosen, dropped or pasted; `at` is its index in the text, by default the
 * cursor.
 */
interface NewPicture {
  file: File;
  at: number | undefined;
}

/** The queue of new pictures that wait for their alternative text. */
export function useNewPictures(checkPicture: RichTextEditorProps['checkPicture']) {
  const [waiting, setWaiting] = useState<NewPicture[]>([]);
  const [refusal, setRefusal] = useState('');
  return {
    waiting,
    /** The reason why a file cannot be used; '' for none. */
    refusal,
    forgetRefusal: () => setRefusal(''),
    /** Adds the usable ones of these files, to be inserted from the index `at` on. */
    add: async (files: File[], at?: number) => {
      const refusals = await Promise.all(files.map(async (file) => checkPicture?.(file)));
      setRefusal(refusals.find(Boolean) ?? '');
      const usable = files.filter((_file, index) => !refusals[index]);
      setWaiting((before) => [
        ...before,
        ...usable.map((file, index) => ({ file, at: at === undefined ? at : at + index })),
      ]);
    },
    removeFirst: () => setWaiting((before) => before.slice(1)),
  };
}
