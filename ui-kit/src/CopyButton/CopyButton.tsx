import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Glyph } from '../Glyph/Glyph';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for the button's name: 'account number' gives 'Copy account number'. */
  of: string;
}

const SAYS = { idle: 'Copy', done: 'Copied', failed: 'Not copied' } as const;

/** How long the answer stays, in ms. */
const STAYS_MS = 2500;

/** Copies one thing, such as an account number, and says whether it worked. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof SAYS>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), STAYS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      // No permission, or no secure connection: the text stands beside the button, to be selected by hand.
      setState('failed');
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Copy ${of}`}
        startIcon={<Glyph name={state === 'done' ? 'check' : 'copy'} />}
        onClick={() => void copy()}
      >
        {SAYS[state]}
      </Button>
      <VisuallyHidden role="status">{state === 'idle' ? '' : `${SAYS[state]}: ${of}`}</VisuallyHidden>
    </>
  );
}
