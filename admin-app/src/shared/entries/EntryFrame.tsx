import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Glyph } from '@charity-site/ui-kit';
import { Disclosure } from '../layout/Disclosure';

interface EntryFrameProps {
  /** The entry's name in sentences, such as 'figure 2'. */
  name: string;
  /** Group name (`details[name]`) of the field's entries: only one of them is open. */
  group: string;
  /** The texts of the entry's parts. The first one is its title. */
  texts: readonly string[];
  /** Moves it up; undefined for the first entry. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  /** The fields of the entry's parts. */
  children: ReactNode;
}

/** An entry with more parts is collapsed to a row. */
const OPEN_PARTS = 2;

/** The frame of an entry, with the buttons that move and remove it. */
export function EntryFrame({
  name,
  group,
  texts,
  onUp,
  onDown,
  onRemove,
  children,
}: EntryFrameProps) {
  const label = name.replace(/^./, (first) => first.toUpperCase());
  const [title, ...rest] = texts;
  const remove = (
    <Button color="error" onClick={onRemove} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  );
  // A single entry cannot be moved.
  const arrows = (onUp || onDown) && (
    <>
      <Arrow label={`Move up ${name}`} turn={90} onClick={onUp} />
      <Arrow label={`Move down ${name}`} turn={-90} onClick={onDown} />
    </>
  );
  if (texts.length > OPEN_PARTS)
    return (
      <Box
        role="group"
        aria-label={label}
        sx={{ position: 'relative', minWidth: 0, '& summary': { mr: 11 } }}
      >
        <Disclosure
          group={group}
          summary={title || label}
          detail={rest.filter(Boolean).join(' · ') || 'Empty'}
          defaultOpen={texts.every((text) => text === '')}
        >
          <Box sx={{ display: 'grid', gap: 1.5, pb: 1.5 }}>
            {children}
            <div>{remove}</div>
          </Box>
        </Disclosure>
        <Box sx={{ position: 'absolute', top: 10, right: 8, display: 'flex' }}>{arrows}</Box>
      </Box>
    );
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        columnGap: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider', pt: 1.5 },
      }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>{children}</Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        {arrows}
        {remove}
      </Box>
    </Box>
  );
}

function Arrow({
  label,
  turn,
  onClick,
}: {
  label: string;
  turn: number;
  onClick: (() => void) | undefined;
}) {
  const move = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (onClick) flushSync(onClick);
    // The browser removes the focus from an element that moves in the DOM.
    currentTarget.focus();
  };
  return (
    <IconButton
      aria-label={label}
      disabled={!onClick}
      onClick={move}
      sx={{ width: 44, height: 44 }}
    >
      <Box component="span" sx={{ display: 'flex', transform: `rotate(${turn}deg)` }}>
        <Glyph name="left" />
      </Box>
    </IconButton>
  );
}
