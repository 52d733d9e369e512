import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { Glyph } from '@charity-site/ui-kit';

const Frame = styled('li')(({ theme }) => ({
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > button, & > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    width: '100%',
    minHeight: 48,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: 'min(1em, 8vw)',
    textAlign: 'start',
    fontWeight: 650,
    letterSpacing: '0.02em',
  },
  '& > button': { cursor: 'pointer' },
  '& > button svg': { rotate: '90deg', transition: 'rotate 160ms' },
  '& > button[aria-expanded="true"] svg': { rotate: '-90deg' },
  // Overrides the drawer's `& ul`. Styles of different components have no order in a rendered page.
  '&& ul': { paddingInlineStart: 16, paddingBottom: 8 },
  // A long list scrolls inside the group, so that the entries below stay reachable.
  '& ul:first-of-type': { maxHeight: '50vh', overflowY: 'auto' },
  '& li:last-of-type a': { borderBottom: 0 },
}));

export interface DrawerGroupProps {
  label: string;
  /**
   * True before hydration: the group is open and has a label instead of a button. It remains open
   * afterwards.
   */
  fixed: boolean;
  /** Message above the links: loading or failed. */
  status?: ReactNode;
  /** Last list item; it stays visible while the others scroll. */
  last?: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** Collapsible group of the mobile menu. */
export function DrawerGroup({ label, fixed, status, last, children }: DrawerGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(fixed);
  return (
    <Frame>
      {fixed ? (
        <span>{label}</span>
      ) : (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {label}
          <Glyph name="right" />
        </button>
      )}
      {open && (
        <div id={id}>
          {status}
          <ul>{children}</ul>
          {last && <ul>{last}</ul>}
        </div>
      )}
    </Frame>
  );
}
