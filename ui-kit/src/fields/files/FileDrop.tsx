import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import type { FieldParts } from '../FieldFrame/FieldFrame';

interface FileDropProps extends Pick<FieldParts, 'id' | 'describedBy' | 'invalid'> {
  /** The file input, for the focus. */
  input: RefObject<HTMLInputElement | null>;
  name: string;
  /** As in `<input accept>`. */
  accept: string;
  required?: boolean | undefined;
  icon: ReactNode;
  /** Such as 'Choose a picture, or drop it here'. */
  children: ReactNode;
  onFile: (file: File) => void;
}

/**
 * The area of a form field on which a file is dropped. An invisible file input covers it: the browser handles drops, the
 * keyboard and the focus.
 */
export function FileDrop(props: FileDropProps) {
  const { input, describedBy, invalid, required, icon, children, onFile, ...file } = props;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight: 56,
        px: 2,
        border: '1.5px dashed',
        borderColor: invalid ? 'error.main' : 'kit.line',
        borderRadius: 1,
        color: 'text.secondary',
        '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {icon}
      <Typography variant="body2" component="span">
        {children}
      </Typography>
      <Box
        component="input"
        ref={input}
        type="file"
        {...file}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-required={required || undefined}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onFile(chosen);
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
      />
    </Box>
  );
}
