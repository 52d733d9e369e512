import { useState } from 'react';
import type { RichTextEditorProps } from './richTextEditorProps';

/** A selected, dropped or pasted picture; `at` is its index in the text, by default the cursor. */
interface NewPicture {
  file: File;
  at: number | undefined;
}

/** The queue of new pictures without an alternative text. */
export function useNewPictures(checkPicture: RichTextEditorProps['checkPicture']) {
  const [waiting, setWaiting] = useState<NewPicture[]>([]);
  const [rejection, setRejection] = useState('');
  return {
    waiting,
    /** Reason why a file is unsupported; '' if there is none. */
    rejection,
    clearRejection: () => setRejection(''),
    /** Adds the supported files, to be inserted from index `at`. */
    add: async (files: File[], at?: number) => {
      const rejections = await Promise.all(files.map(async (file) => checkPicture?.(file)));
      setRejection(rejections.find(Boolean) ?? '');
      const supported = files.filter((_file, index) => !rejections[index]);
      setWaiting((before) => [
        ...before,
        ...supported.map((file, index) => ({ file, at: at === undefined ? at : at + index })),
      ]);
    },
    removeFirst: () => setWaiting((before) => before.slice(1)),
  };
}
