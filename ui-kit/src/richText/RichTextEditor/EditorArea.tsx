import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../dialogs/AlertDialog/AlertDialog';
import { PICTURE_ACCEPT } from '../../fields/files/accept';
import { Prose } from '../RichTextView/Prose';
import { UrlDialog } from './UrlDialog';
import { editorStyles } from './editorStyles';
import { EditorToolbar } from './EditorToolbar';
import { linkUrl } from './linkUrl';
import { PictureDialog } from './PictureDialog';
import type { RichTextEditorProps } from './richTextEditorProps';
import { useEditor, type EmbeddedPicture } from './useEditor';
import { useNewPictures } from './useNewPictures';
import { usePasteNote } from './usePasteNote';
import { useTextboxRole, type TextboxAttributes } from './useTextboxRole';
import { videoUrl } from './videoUrl';

type EditorAreaProps = Omit<RichTextEditorProps, 'label' | 'hint' | 'error' | 'required'> &
  TextboxAttributes;

/** Texts and parsers of the dialogs for URLs. */
const URL_DIALOGS = {
  link: {
    title: 'Insert a link',
    label: 'Web address',
    hint: 'For example https://example.org or mailto:hello@example.org',
    read: linkUrl,
    errorText: 'Please enter a web address, beginning with https://.',
  },
  video: {
    title: 'Insert a video',
    label: 'Video address',
    hint: 'Paste a YouTube or Vimeo link.',
    read: videoUrl,
    errorText: 'That is not a YouTube or Vimeo link.',
  },
} as const;

/** The editor, in the lazy chunk that contains Quill. */
export default function EditorArea({
  value,
  onChange,
  onBlur,
  onPicture,
  checkPicture,
  ...props
}: EditorAreaProps) {
  const { onDescribed, onExisting, onDocument, onForeignPicture, ...field } = props;
  // The open dialog; a picture of the text, while its description is edited.
  const [openDialog, setOpenDialog] = useState<
    'link' | 'video' | 'library' | EmbeddedPicture | null
  >(null);
  const close = () => setOpenDialog(null);
  const { note, onPasted } = usePasteNote(onForeignPicture);
  const { waiting, rejection, ...pictures } = useNewPictures(checkPicture);
  const files = useRef<HTMLInputElement>(null);
  const next = waiting[0];
  const {
    mount,
    editor,
    formats,
    format,
    clear,
    embed,
    link,
    selectedPicture,
    describe,
    replacePictures,
  } = useEditor({
    value,
    onChange,
    onBlur,
    onFiles: (index, dropped) => void pictures.add(dropped, index),
    onPasted: (html) => void onPasted(html, { root: editor.current?.root, replacePictures }),
    onPictureClick: setOpenDialog,
    isDialogOpen: Boolean(openDialog || next || rejection),
  });
  useTextboxRole(editor, field);

  const insertExisting = async () => {
    setOpenDialog('library');
    const chosen = (await onExisting?.()) ?? [];
    for (const { address, description } of chosen) embed('image', address, undefined, description);
    close();
  };
  const insertDocument = async () => {
    setOpenDialog('library');
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
        onLink={() => setOpenDialog('link')}
        onPicture={() => {
          const picture = selectedPicture();
          if (picture) setOpenDialog(picture);
          else files.current?.click();
        }}
        onExisting={onExisting && (() => void insertExisting())}
        onDocument={onDocument && (() => void insertDocument())}
        onVideo={() => setOpenDialog('video')}
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
      {rejection && <AlertDialog open text={rejection} onClose={pictures.clearRejection} />}
      {next && !rejection && (
        <PictureDialog
          key={waiting.length}
          picture={next.file}
          initial=""
          upload={onPicture}
          more={waiting.length - 1}
          onDone={(url, description, caption) => {
            embed('image', url, next.at, description, caption);
            if (description) onDescribed?.(url, description);
            pictures.removeFirst();
          }}
          onClose={pictures.removeFirst}
        />
      )}
      {typeof openDialog === 'object' && openDialog && (
        <PictureDialog
          picture={openDialog.url}
          initial={openDialog.description}
          upload={onPicture}
          onDone={(_url, description) => {
            describe(openDialog.index, description);
            close();
          }}
          onClose={close}
        />
      )}
      {(openDialog === 'link' || openDialog === 'video') && (
        <UrlDialog
          key={openDialog}
          {...URL_DIALOGS[openDialog]}
          initial={openDialog === 'link' ? currentLink : ''}
          onDone={(url) => {
            if (openDialog === 'link') link(url);
            else embed('video', url);
            close();
          }}
          onRemove={openDialog === 'link' && currentLink ? unlink : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
