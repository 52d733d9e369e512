import Button from '@mui/material/Button';
import { useWords } from '@charity-site/ui-kit/theme';
import { Glyph } from '../../media/Glyph/Glyph';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { useCopy } from './useCopy';

export interface CopyButtonProps {
  /** Text to copy to the clipboard. */
  text: string;
  /** Noun for the text, for the accessible name: 'account number' gives 'Copy account number'. */
  of: string;
}

const LABELS = { idle: 'Copy', done: 'Copied', failed: 'Not copied' } as const;

/** Copies a text, such as an account number, and shows whether it worked. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const translate = useWords();
  const { state, copy } = useCopy(text);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={translate('Copy {of}', { of })}
        startIcon={<Glyph name={state === 'done' ? 'check' : 'copy'} />}
        onClick={copy}
        sx={{ fontSize: '0.9375rem', '@media (scripting: none)': { display: 'none' } }}
      >
        {translate(LABELS[state])}
      </Button>
      <VisuallyHidden role="status">
        {state === 'idle' ? '' : `${translate(LABELS[state])}: ${of}`}
      </VisuallyHidden>
    </>
  );
}
