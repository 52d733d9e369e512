import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useRef } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { lazyPart } from '../lazyPart/lazyPart';
import type { ExistingPicture } from './existingPicture';

const EditorArea = lazyPart(() => import('./EditorArea'));

export interface RichTextEditorProps {
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** HTML; '' when empty. */
  value: string;
  /** Called with the new HTML on every change. */
  onChange: (html: string) => void;
  /** Called when the field loses focus; use it to validate. */
  onBlur?: (() => void) | undefined;
  /**
   * Uploads a picture and resolves to its URL, so that the HTML never contains data URLs. `onProgress` gets 0 to 1.
   * Rejects with an error whose message can be shown.
   */
  onPicture: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /**
   * Resolves to the reason why a file cannot be used as a picture, or to undefined. Without it every file is uploaded.
   */
  checkPicture?: ((file: File) => Promise<string | undefined>) | undefined;
  /** Called with the URL of a new picture and its alternative text, when it has one. */
  onDescribed?: ((address: string, description: string) => void) | undefined;
  /** Lets the person choose pictures that are stored already. Resolves to none when nothing was chosen. */
  onExisting?: (() => Promise<ExistingPicture[]>) | undefined;
  /** Lets the person choose a document to link. Resolves to undefined when nothing was chosen. */
  onDocument?: (() => Promise<{ address: string; name: string } | undefined>) | undefined;
  /**
   * Stores a picture that was pasted from another site and resolves to its URL. Rejects with an error whose message can be
   * shown; the picture is then removed.
   */
  onForeignPicture?: ((address: string) => Promise<string>) | undefined;
  /** Short help text below the label. */
  hint?: string | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
}

/**
 * A rich-text field with a toolbar: headers 1 and 2, font, size, bold, italic, underline, strike, blockquote, ordered
 * and bullet lists, indent, link, image, video, clear formatting. Pasted text is reduced to these formats. A picture's
 * alternative text is asked for when it is inserted and when it is clicked. Quill loads when the field first shows.
 */
export function RichTextEditor({ label, hint, error, required = false, ...area }: RichTextEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      labelAs="span"
      onLabelClick={() => box.current?.querySelector<HTMLElement>('[role=textbox]')?.focus()}
    >
      {({ labelId, describedBy, invalid }) => (
        <Box
          ref={box}
          sx={{
            border: '1px solid',
            borderColor: invalid ? 'error.main' : 'kit.line',
            borderRadius: 1,
            overflow: 'hidden',
            bgcolor: 'background.paper',
            '&:focus-within': {
              borderColor: 'primary.main',
              boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.primary.main}`,
            },
          }}
        >
          <Suspense
            fallback={<Skeleton variant="rectangular" height={270} role="status" aria-label="Loading the editor" />}
          >
            <EditorArea {...area} labelId={labelId} describedBy={describedBy} invalid={invalid} required={required} />
          </Suspense>
        </Box>
      )}
    </FieldFrame>
  );
}
