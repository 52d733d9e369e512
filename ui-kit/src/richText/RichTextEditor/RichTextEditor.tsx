import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useRef } from 'react';
import { FieldFrame } from '../../fields/FieldFrame/FieldFrame';
import { lazyWithRetry } from '../../rendering/lazyPart/lazyWithRetry';
import type { RichTextEditorProps } from './richTextEditorProps';

const EditorArea = lazyWithRetry(() => import('./EditorArea'));

/**
 * A rich-text field with a toolbar: headers 1 and 2, font, size, bold, italic, underline, strike,
 * blockquote, ordered and bullet lists, indent, link, image, video, clear formatting. Pasted text
 * is reduced to these formats. A dialog for a picture's alternative text opens when it is inserted
 * and on a click. Quill loads when the field first shows.
 */
export function RichTextEditor({
  label,
  hint,
  error,
  required = false,
  ...area
}: RichTextEditorProps) {
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
            bgcolor: 'background.paper',
            '&:focus-within': {
              borderColor: 'primary.main',
              boxShadow: (theme) => `0 0 0 1px ${theme.vars.palette.primary.main}`,
            },
          }}
        >
          <Suspense
            fallback={
              <Skeleton
                variant="rectangular"
                height={270}
                role="status"
                aria-label="Loading the editor"
              />
            }
          >
            <EditorArea
              {...area}
              labelId={labelId}
              describedBy={describedBy}
              invalid={invalid}
              required={required}
            />
          </Suspense>
        </Box>
      )}
    </FieldFrame>
  );
}
