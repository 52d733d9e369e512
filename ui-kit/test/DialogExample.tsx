import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

interface DialogExampleProps {
  /** Label of the button that opens the modal. */
  opener: string;
  children: (open: boolean, close: (outcome: string) => void) => ReactNode;
}

/** A button, the modal it opens, and the outcome. */
export function DialogExample({ opener, children }: DialogExampleProps) {
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  const close = (text: string) => {
    setOpen(false);
    setOutcome(text);
  };
  return (
    <main>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {outcome}
      </Typography>
      {children(open, close)}
    </main>
  );
}

/** Clicks a button of the open modal. */
export const pressing = (name: string) => (modal: HTMLElement) =>
  userEvent.click(within(modal).getByRole('button', { name }));

export const pressingEscape = () => userEvent.keyboard('{Escape}');

/** Opens the modal of an example, responds, and expects the outcome and the focus on the button. */
export const expectAnswered = async (
  canvas: ReturnType<typeof within>,
  { opener, name, outcome }: { opener: string; name: string | RegExp; outcome: string },
  respond: (modal: HTMLElement) => Promise<unknown>,
): Promise<void> => {
  const button = canvas.getByRole('button', { name: opener });
  await userEvent.click(button);
  const modal = await within(document.body).findByRole('alertdialog', { name });
  await respond(modal);
  await waitFor(() => expect(modal).not.toBeInTheDocument());
  await expect(canvas.getByRole('status')).toHaveTextContent(outcome);
  await expect(button).toHaveFocus();
};
