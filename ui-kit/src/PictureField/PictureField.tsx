import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { FileDrop } from '../forms/FileDrop';
import { FileProgress } from '../forms/FileProgress';
import { PicturePreview } from './PicturePreview';

export interface PictureFieldProps {
  /** Name of the value in the form. */
  name: string;
  /** 'Upload Image' or 'Upload Logo'. */
  label: string;
  /** URL of the current picture; '' when there is none. */
  current: string;
  /** File chosen to replace it, not uploaded yet. */
  file: File | null;
  /** Called with the file chosen or dropped, or null when it is removed. */
  onFile: (file: File | null) => void;
  /** State of `file`. While it is `checking` or `refused` no preview shows; `error` says why it was refused. */
  fileState?: 'checking' | 'ready' | 'refused' | undefined;
  /** Called by 'Choose an existing picture'; without it there is no such button. */
  onChoose?: (() => void) | undefined;
  /** Called by 'Remove picture'; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Text of the validation error; the field is invalid while it is set. */
  error?: string | undefined;
  /** Such as the recommended size. */
  hint?: string | undefined;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
  /** Announces the field as required. The label gets no asterisk. */
  required?: boolean;
}

/**
 * Chooses a picture with the file dialog or by drag and drop. It neither checks nor uploads the file: the form checks
 * it and passes the result as `fileState`.
 */
export function PictureField({
  name,
  label,
  current,
  file,
  fileState = 'ready',
  onFile,
  onChoose,
  onRemove,
  error,
  hint,
  progress,
  required,
}: PictureFieldProps) {
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
          <PicturePreview
            key={file ? `${file.name} ${file.lastModified}` : current}
            current={current}
            file={file}
            fileState={fileState}
          />
          <FileDrop
            {...{ input, id, describedBy, invalid, name, required }}
            accept="image/*"
            icon={<AddPhotoAlternate aria-hidden />}
            onFile={take}
          >
            {current || file ? 'Choose another picture, or drop it here' : 'Choose a picture, or drop it here'}
          </FileDrop>
          {onChoose && (
            <Button size="small" variant="outlined" onClick={onChoose} sx={{ justifySelf: 'start', minHeight: 44 }}>
              Choose an existing picture
            </Button>
          )}
          {progress !== undefined && <FileProgress label="Sending the picture" progress={progress} />}
          {file && progress === undefined && (
            <Button size="small" onClick={() => take(null)} sx={{ justifySelf: 'start' }}>
              Remove selection
            </Button>
          )}
          {onRemove && current && !file && (
            <Button
              size="small"
              color="error"
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
              sx={{ justifySelf: 'start' }}
            >
              Remove picture
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
