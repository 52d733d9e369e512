import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { Glyph } from '../../media/Glyph/Glyph';
import { useMenu } from './useMenu';

export interface NavMenuProps {
  /** Text of the button. */
  label: string;
  /** The links, from top to bottom. */
  items: readonly { href: string; label: string }[];
  /**
   * Returns the BCP 47 tag of the language of an item's label, if it differs from the page's.
   */
  langOf?: (href: string) => string | undefined;
  /** Last item; it stays visible while a long list scrolls. */
  last?: { href: string; label: string };
  /**
   * Current path, which marks its item and the button. A path below an item's href marks that item.
   */
  currentPath?: string;
  /** Message above the items: loading or failed. */
  status?: ReactNode;
}

/**
 * The href of the item for a path: an exact match, or a parent (`/events` for `/events/42`). The
 * home page `/` matches only itself.
 */
const currentHref = (items: readonly { href: string }[], path: string): string | undefined => {
  const match =
    items.find(({ href }) => href === path) ??
    items.find(({ href }) => path.startsWith(`${href}/`));
  return match?.href;
};

// Until the script starts, the menu shows while the focus is in it; without script also on hover,
// because some browsers do not focus a button on click.
const Root = styled('div')({
  position: 'relative',
  '&:not(:focus-within) > [data-unscripted]': { display: 'none' },
  '@media (scripting: none)': { '&:hover > [data-unscripted]': { display: 'flex' } },
});

/** Style of the menu button. */
const navItem = {
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
} as const;

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
  '&[aria-current]': {
    boxShadow: `inset 0 -3px 0 ${theme.vars.palette.secondary.main}`,
    borderRadius: 0,
  },
}));

const Popup = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  position: 'absolute',
  zIndex: 1,
  top: 'calc(100% + 6px)',
  left: 0,
  width: 'max-content',
  minWidth: '13rem',
  maxWidth: 'min(22rem, 90vw)',
  maxHeight: 'min(24rem, 70vh)',
  padding: 8,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `4px solid ${theme.vars.palette.secondary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[8],
}));

const Menu = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  // A shadow at the lower edge shows that there is more; the end of the list covers it.
  '& > .items': {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: [
      `linear-gradient(transparent, ${theme.vars.palette.background.paper} 50%) bottom / 100% 32px no-repeat local`,
      'linear-gradient(to top, rgb(20 40 42 / 0.28), transparent) bottom / 100% 14px no-repeat scroll',
    ].join(),
  },
  '& > .items + a': {
    marginTop: 6,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 650,
    borderRadius: '0 0 8px 8px',
  },
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
 * A button that opens a menu of links (ARIA menu button). Arrow keys, Home, End and first letters
 * move between items; Escape closes the menu and returns the focus. A long list scrolls; `last`
 * stays visible below it. Without script the links are a plain list that shows while the button or
 * a link has the focus.
 */
export function NavMenu({ label, items, langOf, last, currentPath = '', status }: NavMenuProps) {
  const id = useId();
  const { open, root, trigger, menu, close } = useMenu();
  const isScripted = open !== undefined;
  const current = currentHref(last ? [...items, last] : items, currentPath);
  const link = ({ href, label: text }: { href: string; label: string }, index?: number) => (
    <Item
      key={href}
      // A scrollable list needs one item in the tab order; arrow keys move to the others.
      {...(isScripted && { role: 'menuitem', tabIndex: index === 0 ? 0 : -1 })}
      href={href}
      lang={langOf?.(href)}
      aria-current={href === current ? (href === currentPath ? 'page' : 'true') : undefined}
      onClick={close}
    >
      {text}
    </Item>
  );
  return (
    <Root {...root}>
      <Trigger
        type="button"
        id={`${id}-button`}
        // Safari focuses a button on click only with a tab index.
        {...(isScripted ? { 'aria-haspopup': 'menu' } : { tabIndex: 0 })}
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        aria-current={current === undefined ? undefined : 'true'}
        {...trigger}
      >
        {label}
        <Glyph name="right" size="0.85em" />
      </Trigger>
      {open !== false && (
        <Popup data-unscripted={isScripted ? undefined : ''}>
          {status}
          <Menu
            id={`${id}-menu`}
            {...(isScripted && { role: 'menu', 'aria-labelledby': `${id}-button` })}
            {...menu}
          >
            <div role={isScripted ? 'none' : undefined} className="items">
              {items.map(link)}
            </div>
            {last && link(last)}
          </Menu>
        </Popup>
      )}
    </Root>
  );
}
