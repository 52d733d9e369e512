import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import type { FieldProps } from '../Field/Field';
import { FieldFrame } from '../FieldFrame/FieldFrame';

/** Shared props of fields for a file. */
export interface FileFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error' | 'required'> {
  /** File chosen to replace the current one, not uploaded yet. */
  file: File | null;
  /** Called with the file chosen or dropped, or null when it is removed. */
  onFile: (file: File | null) => void;
  /** State of `file`; `error` is the reason why it is `refused`. */
  fileState?: 'checking' | 'ready' | 'refused' | undefined;
  /** Called by 'Choose an existing …'; without it the button is hidden. */
  onChoose?: (() => void) | undefined;
  /** Such as the recommended or the maximum size. */
  hint?: string | undefined;
  /** Upload progress, 0 to 1. */
  progress?: number | undefined;
}

interface FileFieldFrameProps extends Omit<FileFieldProps, 'fileState'> {
  /** Kind of file on the buttons. */
  noun: 'picture' | 'document';
  /** Kind of file in the drop area. */
  dropNoun: string;
  /** As in `<input accept>`. */
  accept: string;
  icon: ReactNode;
  /** True if there is a current file. */
  hasCurrent: boolean;
  /** Called by 'Remove …'; without it the button is hidden. */
  onRemove?: (() => void) | undefined;
  /** Preview of the chosen or the current file. */
  children: ReactNode;
}

const DROP = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 56,
  px: 2,
  border: '1.5px dashed',
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  // The browser handles drops, the keyboard and the focus.
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
  },
} as const;

/** A field for a file: a preview, a drop area covered by an invisible file input, and buttons. */
export function FileField(props: FileFieldFrameProps) {
  const { label, hint, error, name, required, noun, dropNoun, accept, icon, children } = props;
  const { file, hasCurrent, progress, onFile, onChoose, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  // The button disappears, so the focus moves to the field.
  const removing = (remove: () => void) => () => {
    remove();
    input.current?.focus();
  };
  const percent = progress === undefined ? undefined : Math.round(progress * 100);
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <Box sx={{ display: 'grid', gap: 1.5, '& > button': { justifySelf: 'start' } }}>
          {children}
          <Box sx={{ ...DROP, borderColor: invalid ? 'error.main' : 'kit.line' }}>
            {icon}
            <Typography variant="body2" component="span">
              {`Choose ${hasCurrent || file ? 'another' : 'a'} ${dropNoun}, or drop it here`}
            </Typography>
            <input
              ref={input}
              type="file"
              id={id}
              name={name}
              accept={accept}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              aria-required={required || undefined}
              onChange={(event) => {
                const [chosen] = event.target.files ?? [];
                if (chosen) onFile(chosen);
                // Reset, so that the same file can be selected again.
                event.target.value = '';
              }}
            />
          </Box>
          {onChoose && (
            <Button size="small" variant="outlined" onClick={onChoose} sx={{ minHeight: 44 }}>
              {`Choose an existing ${noun}`}
            </Button>
          )}
          {percent !== undefined && (
            <LinearProgress
              variant="determinate"
              value={percent}
              aria-label={`Uploading the ${noun}: ${percent} %`}
            />
          )}
          {file && percent === undefined && (
            <Button size="small" onClick={removing(() => onFile(null))}>
              Remove selection
            </Button>
          )}
          {onRemove && hasCurrent && !file && (
            <Button size="small" color="error" onClick={removing(onRemove)}>
              {`Remove ${noun}`}
            </Button>
          )}
        </Box>
      )}
    </FieldFrame>
  );
}
