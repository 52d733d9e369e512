import Button, { type ButtonProps } from '@mui/material/Button';
import { QuestionDialog } from '@charity-site/ui-kit';
import type { ReactNode } from 'react';

export interface ConfirmActionProps extends Pick<ButtonProps, 'variant' | 'color'> {
  open: boolean;
  text: ReactNode;
  /** Details below the text. */
  detail?: ReactNode;
  /** Label of the confirm button. */
  confirmLabel: ReactNode;
  /** Content above the buttons. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog that confirms an action. */
export function ConfirmAction({
  open,
  text,
  detail,
  confirmLabel,
  children,
  onConfirm,
  onCancel,
  ...button
}: ConfirmActionProps) {
  return (
    <QuestionDialog open={open} text={text} detail={detail} onClose={onCancel}>
      {children}
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="contained" {...button} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </QuestionDialog>
  );
}
