import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import type { FieldProps } from '../Field/Field';
import { FieldFrame } from '../FieldFrame/FieldFrame';
import { FileDrop } from './FileDrop';
import { FileProgress } from './FileProgress';

/** Props that all fields for a file have in common. */
export interface FileFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error' | 'required'> {
  /** File chosen to replace the current one, not uploaded yet. */
  file: File | null;
  /** Called with the file chosen or dropped, or null when it is removed. */
  onFile: (file: File | null) => void;
  /** State of `file`; `error` says why it was refused. */
  fileState?: 'checking' | 'ready' | 'refused' | undefined;
  /** Called by 'Choose an existing …'; without it there is no such button. */
  onChoose?: (() => void) | undefined;
  /** Such as the recommended or the largest size. */
  hint?: string | undefined;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
}

interface FileFieldFrameProps extends Omit<FileFieldProps, 'fileState'> {
  /** Kind of file, as the buttons name it. */
  thing: 'picture' | 'document';
  /** Kind of file, as the drop area names it. */
  dropped: string;
  /** As in `<input accept>`. */
  accept: string;
  icon: ReactNode;
  /** True when there is a current file. */
  hasCurrent: boolean;
  /** Called by 'Remove …'; without it there is no such button. */
  onRemove?: (() => void) | undefined;
  /** Preview of the chosen or the current file. */
  children: ReactNode;
}

/** The drop area and the buttons of a field for a file, below what is shown of the file. */
export function FileField(props: FileFieldFrameProps) {
  const { label, hint, error, name, required, thing, dropped, accept, icon, children } = props;
  const { file, hasCurrent, progress, onFile, onChoose, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  // The pressed button disappears, so the focus moves to the field.
  const pressed = (remove: () => void) => () => {
    remove();
    input.current?.focus();
  };
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <Box sx={{ display: 'grid', gap: 1.5, '& > button': { justifySelf: 'start' } }}>
          {children}
          <FileDrop {...{ input, id, describedBy, invalid, name, required, accept, icon, onFile }}>
            {`Choose ${hasCurrent || file ? 'another' : 'a'} ${dropped}, or drop it here`}
          </FileDrop>
          {onChoose && (
            <Button size="small" variant="outlined" onClick={onChoose} sx={{ minHeight: 44 }}>
              {`Choose an existing ${thing}`}
            </Button>
          )}
          {progress !== undefined && <FileProgress label={`Sending the ${thing}`} progress={progress} />}
          {file && progress === undefined && (
            <Button size="small" onClick={pressed(() => onFile(null))}>
              Remove selection
            </Button>
          )}
          {onRemove && hasCurrent && !file && (
            <Button size="small" color="error" onClick={pressed(onRemove)}>
              {`Remove ${thing}`}
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
