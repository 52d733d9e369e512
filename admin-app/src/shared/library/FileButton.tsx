import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'disabled' | 'children' | 'size'
> {
  /** As in `<input accept>`. */
  accept: string;
  /** Accessible name of the file input. */
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the file dialog. */
export function FileButton({
  accept,
  label,
  multiple = false,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          onFiles(Array.from(event.target.files ?? []));
          // Reset, because choosing the same file again triggers no event otherwise.
          event.target.value = '';
        }}
      />
    </>
  );
}
