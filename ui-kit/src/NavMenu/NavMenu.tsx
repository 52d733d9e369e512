import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Anchor } from 'ui-kit/theme';
import { Glyph } from '../Glyph/Glyph';
import { useMenu } from './useMenu';

export interface NavMenuProps {
  /** The button's words. */
  label: string;
  /** The links, from top to bottom. */
  items: readonly { href: string; label: string }[];
  /** The address of the page that is shown, to mark its item and the button. */
  currentPath?: string;
  /** Stands above the items: that they are loading, or could not be loaded. */
  status?: ReactNode;
}

const Place = styled('div')({ position: 'relative' });

/** Menu buttons and plain links of a bar look alike. */
const navItem = { minHeight: 44, padding: '8px 12px', border: 0, borderRadius: 8, cursor: 'pointer' } as const;

const Trigger = styled('button')(({ theme }) => ({
  ...navItem,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  background: 'none',
  font: 'inherit',
  fontWeight: 650,
  letterSpacing: '0.02em',
  color: 'inherit',
  '&:hover, &[aria-expanded="true"]': { backgroundColor: theme.vars.palette.kit.wash },
  '& svg': { rotate: '90deg', transition: 'rotate 160ms' },
  '&[aria-expanded="true"] svg': { rotate: '-90deg' },
  '&[data-current="true"]': { boxShadow: `inset 0 -3px 0 ${theme.vars.palette.secondary.main}`, borderRadius: 0 },
}));

const Popup = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 6px)',
  left: 0,
  width: 'max-content',
  minWidth: '13rem',
  maxWidth: 'min(22rem, 90vw)',
  // A long list scrolls within the window.
  maxHeight: 'min(24rem, 70vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[8],
}));

const Item = styled(Anchor)(({ theme }) => ({
  display: 'block',
  padding: '10px 14px',
  borderRadius: 8,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
  '&:hover, &:focus-visible': { backgroundColor: theme.vars.palette.kit.wash },
  '&[aria-current]': { fontWeight: 700, color: theme.vars.palette.primary.main },
}));

/**
 * A button of a site's menu bar that opens a menu of links (ARIA menu button): arrow keys, Home, End and first letters
 * move within it, Escape closes it and gives the focus back. A long list scrolls.
 */
export function NavMenu({ label, items, currentPath, status }: NavMenuProps) {
  const id = useId();
  const { open, place, trigger, menu, close } = useMenu();
  return (
    <Place {...place}>
      <Trigger
        type="button"
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        data-current={items.some(({ href }) => href === currentPath)}
        {...trigger}
      >
        {label}
        <Glyph name="right" size="0.85em" />
      </Trigger>
      {open && (
        <Popup>
          {status}
          <div id={`${id}-menu`} role="menu" aria-labelledby={`${id}-button`} {...menu}>
            {items.map(({ href, label: words }) => (
              <Item
                key={href}
                role="menuitem"
                tabIndex={-1}
                href={href}
                aria-current={href === currentPath ? 'page' : undefined}
                onClick={close}
              >
                {words}
              </Item>
            ))}
          </div>
        </Popup>
      )}
    </Place>
  );
}
