import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useRef } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { lazyPart } from '../lazyPart/lazyPart';

const EditorArea = lazyPart(() => import('./EditorArea'));

export interface RichTextEditorProps {
  /** Visible label; assistive technology reads it as the field's name. */
  label: string;
  /** HTML; '' when empty. */
  value: string;
  /** Called with the new HTML on every change. */
  onChange: (html: string) => void;
  /** Called when the focus leaves the field; the moment to validate. */
  onBlur?: (() => void) | undefined;
  /**
   * Stores a picture and answers its address, so that no picture ever sits in the text as data; `onProgress` hears the
   * part sent so far, 0 to 1. Rejects with an error whose text can be shown.
   */
  onPicture: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /** Looks into a chosen file: why it cannot be used as a picture; undefined when it can. Left out, any file is sent. */
  checkPicture?: ((file: File) => Promise<string | undefined>) | undefined;
  /** A short help under the label. */
  hint?: string | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
}

/**
 * A rich-text field with a toolbar: headers 1 and 2, font, size, bold, italic, underline, strike,
 * blockquote, ordered and bullet lists, indent, link, image, video, clear formatting. Pasted text is cleaned down to
 * that. A picture is asked what it shows (its alternative text) when it comes, and again when it is clicked. Quill is loaded when the field first shows.
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
