import Button, { type ButtonProps } from '@mui/material/Button';
import { QuestionDialog } from '@charity-site/ui-kit';
import type { ReactNode } from 'react';

export interface QuestionProps extends Pick<ButtonProps, 'variant' | 'color'> {
  open: boolean;
  text: ReactNode;
  /** Label of the button that confirms it. */
  answer: ReactNode;
  /** Content above the buttons. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a change: Cancel, or the answer that makes it. */
export function ConfirmAction({
  open,
  text,
  answer,
  children,
  onConfirm,
  onCancel,
  ...button
}: QuestionProps) {
  return (
    <QuestionDialog open={open} text={text} onClose={onCancel}>
      {children}
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="contained" {...button} onClick={onConfirm}>
        {answer}
      </Button>
    </QuestionDialog>
  );
}
