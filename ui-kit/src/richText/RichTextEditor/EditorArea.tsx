import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../dialogs/AlertDialog/AlertDialog';
import { PICTURE_ACCEPT } from '../../fields/files/accept';
import { Prose } from '../RichTextView/Prose';
import { UrlDialog } from './UrlDialog';
import { editorStyles } from './editorStyles';
import { EditorToolbar } from './EditorToolbar';
import { linkAddress } from './linkAddress';
import { PictureDialog } from './PictureDialog';
import type { RichTextEditorProps } from './richTextEditorProps';
import { useEditor, type EmbeddedPicture } from './useEditor';
import { useNewPictures } from './useNewPictures';
import { usePasteNote } from './usePasteNote';
import { useTextboxRole, type TextboxFacts } from './useTextboxRole';
import { videoAddress } from './videoAddress';

type EditorAreaProps = Omit<RichTextEditorProps, 'label' | 'hint' | 'error' | 'required'> &
  TextboxFacts;

/** The addresses that the editor asks for. */
const ADDRESSES = {
  link: {
    title: 'Insert a link',
    label: 'Web address',
    hint: 'For example https://example.org or mailto:hello@example.org',
    read: linkAddress,
    errorText: 'Please enter a web address, beginning with https://.',
  },
  video: {
    title: 'Insert a video',
    label: 'Video address',
    hint: 'Paste a YouTube or Vimeo link.',
    read: videoAddress,
    errorText: 'That is not a YouTube or Vimeo link.',
  },
} as const;

/** The editor, in the chunk that contains Quill; loaded when a form first needs it. */
export default function EditorArea({
  value,
  onChange,
  onBlur,
  onPicture,
  checkPicture,
  ...more
}: EditorAreaProps) {
  const { onDescribed, onExisting, onDocument, onForeignPicture, ...field } = more;
  // A picture of the text, when its description is asked for.
  const [asking, setAsking] = useState<'link' | 'video' | 'library' | EmbeddedPicture | null>(null);
  const close = () => setAsking(null);
  const { note, pasted } = usePasteNote(onForeignPicture);
  const { waiting, refusal, ...pictures } = useNewPictures(checkPicture);
  const files = useRef<HTMLInputElement>(null);
  const next = waiting[0];
  const { mount, editor, formats, format, clear, embed, link, chosenPicture, describe, exchange } =
    useEditor({
      value,
      onChange,
      onBlur,
      onFiles: (index, dropped) => void pictures.add(dropped, index),
      onPasted: (html) => void pasted(html, { root: editor.current?.root, exchange }),
      onPictureChosen: setAsking,
      isAsking: Boolean(asking || next || refusal),
    });
  useTextboxRole(editor, field);

  const insertExisting = async () => {
    setAsking('library');
    const chosen = (await onExisting?.()) ?? [];
    for (const { address, description } of chosen) embed('image', address, undefined, description);
    close();
  };
  const insertDocument = async () => {
    setAsking('library');
    const chosen = await onDocument?.();
    if (chosen) link(chosen.address, chosen.name);
    close();
  };

  const currentLink = typeof formats['link'] === 'string' ? formats['link'] : '';
  const unlink = () => {
    format('link', false);
    close();
  };
  return (
    <>
      <EditorToolbar
        formats={formats}
        format={format}
        onClear={clear}
        onLink={() => setAsking('link')}
        onPicture={() => {
          const picture = chosenPicture();
          if (picture) setAsking(picture);
          else files.current?.click();
        }}
        onExisting={onExisting && (() => void insertExisting())}
        onDocument={onDocument && (() => void insertDocument())}
        onVideo={() => setAsking('video')}
      />
      <Prose>
        <Box ref={mount} sx={editorStyles} />
      </Prose>
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
          void pictures.add(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      {refusal && <AlertDialog open text={refusal} onClose={pictures.forgetRefusal} />}
      {next && !refusal && (
        <PictureDialog
          key={waiting.length}
          picture={next.file}
          initial=""
          send={onPicture}
          more={waiting.length - 1}
          onDone={(address, description, caption) => {
            embed('image', address, next.at, description, caption);
            if (description) onDescribed?.(address, description);
            pictures.removeFirst();
          }}
          onClose={pictures.removeFirst}
        />
      )}
      {typeof asking === 'object' && asking && (
        <PictureDialog
          picture={asking.address}
          initial={asking.description}
          send={onPicture}
          onDone={(_address, description) => {
            describe(asking.index, description);
            close();
          }}
          onClose={close}
        />
      )}
      {(asking === 'link' || asking === 'video') && (
        <UrlDialog
          key={asking}
          {...ADDRESSES[asking]}
          initial={asking === 'link' ? currentLink : ''}
          onDone={(address) => {
            if (asking === 'link') link(address);
            else embed('video', address);
            close();
          }}
          onRemove={asking === 'link' && currentLink ? unlink : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
