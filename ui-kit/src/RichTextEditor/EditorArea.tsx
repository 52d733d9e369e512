import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../AlertDialog/AlertDialog';
import { PICTURE_ACCEPT } from '../PictureField/pictureAccept';
import { AddressDialog } from './AddressDialog';
import type { ExistingPicture } from './existingPicture';
import { editorStyles } from './editorStyles';
import { EditorToolbar } from './EditorToolbar';
import { lostInPaste } from './lostInPaste';
import { PictureDialog } from './PictureDialog';
import { useEditor, type PlacedPicture } from './useEditor';
import { videoAddress } from './videoAddress';

export interface EditorAreaProps {
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** Uploads a picture and resolves to its URL. Rejects with an error whose message can be shown. */
  onPicture: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /** Resolves to the reason why a file cannot be used as a picture, or to undefined. */
  checkPicture?: ((file: File) => Promise<string | undefined>) | undefined;
  /** Called with the URL of a new picture and its alternative text. */
  onDescribed?: ((address: string, description: string) => void) | undefined;
  /** Lets the person choose stored pictures. */
  onExisting?: (() => Promise<ExistingPicture[]>) | undefined;
  /** Lets the person choose a document to link. */
  onDocument?: (() => Promise<{ address: string; name: string } | undefined>) | undefined;
  /** Stores a picture of another site. */
  onForeignPicture?: ((address: string) => Promise<string>) | undefined;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

/** A picture that was chosen, dropped or pasted; `at` is its index in the text, by default the cursor. */
interface Arrived {
  file: File;
  at: number | undefined;
}

const linkAddress = (typed: string): string | null => {
  if (/^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(typed)) return typed;
  return /^[\w-]+(\.[\w-]+)+\S*$/.test(typed) ? `https://${typed}` : null;
};

/** Addresses of the pictures in a text that are on other sites. */
const foreignPictures = (root: HTMLElement | undefined): string[] => [
  ...new Set(
    Array.from(root?.querySelectorAll('img') ?? []).flatMap((image) => {
      const address = image.getAttribute('src') ?? '';
      return /^https?:/i.test(address) && new URL(address).origin !== location.origin ? [address] : [];
    }),
  ),
];

/** The editor, in the chunk that contains Quill; loaded when a form first needs it. */
export default function EditorArea({ value, onChange, onBlur, onPicture, checkPicture, ...more }: EditorAreaProps) {
  const { onDescribed, onExisting, onDocument, onForeignPicture, ...field } = more;
  const [asking, setAsking] = useState<'link' | 'video' | 'library' | null>(null);
  // What a paste left out, or what became of its pictures.
  const [note, setNote] = useState('');
  // Queue of new pictures that wait for their alternative text.
  const [arrived, setArrived] = useState<Arrived[]>([]);
  const [described, setDescribed] = useState<PlacedPicture | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const take = async (chosen: File[], at?: number) => {
    const refusals = await Promise.all(chosen.map(async (file) => checkPicture?.(file)));
    setRefusal(refusals.find(Boolean) ?? '');
    const usable = chosen.filter((_file, index) => !refusals[index]);
    setArrived((before) => [
      ...before,
      ...usable.map((file, index) => ({ file, at: at === undefined ? at : at + index })),
    ]);
  };
  const next = arrived[0];
  const { mount, editor, formats, format, clear, embed, link, chosenPicture, describe, exchange } = useEditor({
    value,
    onChange,
    onBlur,
    onFiles: (index, dropped) => void take(dropped, index),
    onPasted: (html) => void pasted(html),
    onPictureChosen: setDescribed,
    isAsking: Boolean(asking || next || described || refusal),
  });

  const pasted = async (html: string) => {
    const lost = lostInPaste(html);
    setNote(lost);
    const foreign = onForeignPicture ? foreignPictures(editor.current?.root) : [];
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
    const reasons = [...new Set(failures)].map((reason) => `A pasted picture was left out. ${reason}`);
    setNote([lost, ...reasons].filter(Boolean).join(' '));
  };
  const insertExisting = async () => {
    setAsking('library');
    const chosen = (await onExisting?.()) ?? [];
    for (const { address, description } of chosen) embed('image', address, undefined, description);
    setAsking(null);
  };
  const insertDocument = async () => {
    setAsking('library');
    const chosen = await onDocument?.();
    if (chosen) link(chosen.address, chosen.name);
    setAsking(null);
  };

  const { labelId, describedBy, invalid, required } = field;
  useEffect(() => {
    const root = editor.current?.root;
    if (!root) return;
    root.setAttribute('role', 'textbox');
    root.setAttribute('aria-multiline', 'true');
    root.setAttribute('aria-labelledby', labelId);
    const optional = {
      'aria-required': required && 'true',
      'aria-invalid': invalid && 'true',
      'aria-describedby': describedBy,
    };
    for (const [name, value] of Object.entries(optional)) {
      if (value) root.setAttribute(name, value);
      else root.removeAttribute(name);
    }
  }, [editor, labelId, describedBy, invalid, required]);

  const currentLink = typeof formats['link'] === 'string' ? formats['link'] : '';
  return (
    <>
      <EditorToolbar
        formats={formats}
        format={format}
        onClear={clear}
        onLink={() => setAsking('link')}
        onPicture={() => {
          const picture = chosenPicture();
          if (picture) setDescribed(picture);
          else files.current?.click();
        }}
        onExisting={onExisting && (() => void insertExisting())}
        onDocument={onDocument && (() => void insertDocument())}
        onVideo={() => setAsking('video')}
      />
      <Box ref={mount} sx={editorStyles} />
      {note && (
        <Typography
          role="status"
          variant="body2"
          sx={{ color: 'text.secondary', px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          {note}
        </Typography>
      )}
      <input
        ref={files}
        type="file"
        accept={PICTURE_ACCEPT}
        multiple
        hidden
        aria-label="Picture for the text"
        onChange={(event) => {
          void take(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      {refusal && <AlertDialog open text={refusal} onClose={() => setRefusal('')} />}
      {next && !refusal && (
        <PictureDialog
          key={arrived.length}
          picture={next.file}
          initial=""
          send={onPicture}
          more={arrived.length - 1}
          onDone={(address, description, caption) => {
            embed('image', address, next.at, description, caption);
            if (description) onDescribed?.(address, description);
            setArrived((before) => before.slice(1));
          }}
          onClose={() => setArrived((before) => before.slice(1))}
        />
      )}
      {described && (
        <PictureDialog
          picture={described.address}
          initial={described.description}
          send={onPicture}
          onDone={(_address, description) => {
            describe(described.index, description);
            setDescribed(null);
          }}
          onClose={() => setDescribed(null)}
        />
      )}
      {asking === 'link' && (
        <AddressDialog
          title="Insert a link"
          label="Web address"
          hint="For example https://example.org or mailto:hello@example.org"
          initial={currentLink}
          read={linkAddress}
          errorText="Please enter a web address, beginning with https://."
          onDone={(address) => {
            link(address);
            setAsking(null);
          }}
          onRemove={
            currentLink
              ? () => {
                  format('link', false);
                  setAsking(null);
                }
              : undefined
          }
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'video' && (
        <AddressDialog
          title="Insert a video"
          label="Video address"
          hint="Paste a YouTube or Vimeo link."
          initial=""
          read={videoAddress}
          errorText="That is not a YouTube or Vimeo link."
          onDone={(address) => {
            embed('video', address);
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
