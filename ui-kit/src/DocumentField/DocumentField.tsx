import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { FileDrop } from '../forms/FileDrop';
import { FileProgress } from '../forms/FileProgress';

export interface DocumentFieldProps {
  /** Name of the value in the form. */
  name: string;
  /** Such as 'Document'. */
  label: string;
  /** The current document: its address, its name, and its size in words; null when there is none. */
  current: { href: string; name: string; size?: string | undefined } | null;
  /** File chosen to replace it, not uploaded yet. */
  file: File | null;
  /** Called with the file chosen or dropped, or null when it is removed. */
  onFile: (file: File | null) => void;
  /** State of `file`; `error` says why it was refused. */
  fileState?: 'checking' | 'ready' | 'refused' | undefined;
  /** Called by 'Choose an existing document'; without it there is no such button. */
  onChoose?: (() => void) | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Such as the largest size. */
  hint?: string | undefined;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
}

const captions = {
  checking: (name: string) => `Checking ${name}…`,
  ready: (name: string) => `New: ${name}`,
  refused: (name: string) => `Cannot be used: ${name}`,
};

/**
 * Chooses a PDF document with the file dialog or by drag and drop. Like PictureField it neither checks nor uploads the
 * file: the form checks it and passes the result as `fileState`.
 */
export function DocumentField({
  name,
  label,
  current,
  file,
  fileState = 'ready',
  onFile,
  onChoose,
  error,
  hint,
  progress,
  required,
}: DocumentFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // The pressed button disappears, so the focus moves to the field.
  const take = (chosen: File | null) => {
    onFile(chosen);
    if (!chosen) input.current?.focus();
  };
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {(file ?? current) && (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
              <PictureAsPdf aria-hidden />
              <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {file ? (
                  captions[fileState](file.name)
                ) : (
                  <>
                    <Link href={current?.href} target="_blank" rel="noopener" sx={{ display: 'inline-block', py: 0.5 }}>
                      {current?.name}
                    </Link>
                    {current?.size && `, PDF, ${current.size}`}
                  </>
                )}
              </Typography>
            </Box>
          )}
          <FileDrop
            {...{ input, id, describedBy, invalid, name, required }}
            accept="application/pdf,.pdf"
            icon={<UploadFile aria-hidden />}
            onFile={take}
          >
            {current || file ? 'Choose another PDF, or drop it here' : 'Choose a PDF, or drop it here'}
          </FileDrop>
          {onChoose && (
            <Button size="small" variant="outlined" onClick={onChoose} sx={{ justifySelf: 'start', minHeight: 44 }}>
              Choose an existing document
            </Button>
          )}
          {progress !== undefined && <FileProgress label="Sending the document" progress={progress} />}
          {file && progress === undefined && (
            <Button size="small" onClick={() => take(null)} sx={{ justifySelf: 'start' }}>
              Remove selection
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
