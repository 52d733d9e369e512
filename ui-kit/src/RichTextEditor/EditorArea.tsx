import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { AddressDialog } from './AddressDialog';
import { editorStyles } from './editorStyles';
import { EditorToolbar } from './EditorToolbar';
import { useEditor } from './useEditor';
import { videoAddress } from './videoAddress';

export interface EditorAreaProps {
  value: string;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
  /** Stores a picture and answers its address. Rejects with an error whose text can be shown. */
  onPicture: (file: File) => Promise<string>;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const linkAddress = (typed: string): string | null => {
  if (/^(https?:\/\/|mailto:|tel:|\/)\S+$/i.test(typed)) return typed;
  return /^[\w-]+(\.[\w-]+)+\S*$/.test(typed) ? `https://${typed}` : null;
};

/** The editor itself; it comes with Quill, so it is loaded when a form first needs it. */
export default function EditorArea({ value, onChange, onBlur, onPicture, ...field }: EditorAreaProps) {
  const [asking, setAsking] = useState<'link' | 'video' | null>(null);
  const [sending, setSending] = useState(0);
  const [failure, setFailure] = useState('');
  const files = useRef<HTMLInputElement>(null);

  const send = async (chosen: File[], at?: number) => {
    setFailure('');
    for (const file of chosen) {
      setSending((count) => count + 1);
      try {
        embed('image', await onPicture(file), at);
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
      }
      setSending((count) => count - 1);
    }
  };
  const { mount, editor, formats, format, clear, embed, link } = useEditor({
    value,
    onChange,
    onBlur,
    onFiles: (index, dropped) => void send(dropped, index),
  });

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
        onPicture={() => files.current?.click()}
        onVideo={() => setAsking('video')}
      />
      <Box ref={mount} sx={editorStyles} />
      <input
        ref={files}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture for the text"
        onChange={(event) => {
          void send(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
      <Typography role="status" variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
        {sending > 0 && 'Sending the picture...'}
      </Typography>
      <Typography role="alert" variant="body2" sx={{ px: 2, color: 'error.main' }}>
        {failure}
      </Typography>
      {asking === 'link' && (
        <AddressDialog
          title="Insert a link"
          label="Web address"
          hint="For example https://example.org or mailto:hello@example.org"
          initial={currentLink}
          read={linkAddress}
          mistake="Please enter a web address, beginning with https://."
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
          hint="The address of a film on YouTube or Vimeo"
          initial=""
          read={videoAddress}
          mistake="Please enter the address of a film on YouTube or Vimeo."
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
