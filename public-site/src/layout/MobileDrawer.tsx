import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { siteConfig, t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { ABOUT_LINKS, allProjects, translated } from '../content/navigation';
import { DrawerGroup } from './DrawerGroup';
import { LanguageLinks } from './LanguageLinks';
import { ariaCurrentFor, menuPath } from './menuPath';
import { CircleButton } from './CircleButton';
import { useOwnPageLinks } from './useOwnPageLinks';
import { useProjectLinks, type MenuLink } from './useProjectLinks';

// A native modal `dialog` traps the focus and closes on Escape without a library.
const Drawer = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(22rem, 88vw)',
  height: 'auto',
  maxHeight: 'none',
  margin: 0,
  padding: '12px 20px 32px',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&::backdrop': { backgroundColor: 'rgb(5 34 38 / 0.6)' },
  '& > div': { display: 'flex', justifyContent: 'flex-end' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > a': { width: '100%', marginTop: 24 },
}));

const Item = styled(Anchor)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  paddingBlock: 8,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[aria-current]': { color: theme.vars.palette.primary.main, fontWeight: 700 },
}));

const Languages = styled('p')({
  margin: '16px 0 0',
  textAlign: 'center',
  '& a': { display: 'inline-block', padding: '10px 16px', minHeight: 44, color: 'inherit' },
});

const strong = { fontWeight: 650, letterSpacing: '0.02em' };

/** True if the browser has opened the drawer before hydration. */
const isOpenWithoutScript = (drawer: HTMLElement): boolean =>
  'popover' in HTMLElement.prototype
    ? drawer.matches(':popover-open')
    : drawer.parentElement?.matches(':focus-within') === true;

/** The focused element in the drawer. */
const focusedIn = (drawer: HTMLElement): HTMLElement | undefined => {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && drawer.contains(focused) ? focused : undefined;
};

export interface MobileDrawerProps {
  /** Id of the drawer, the `popovertarget` of its button. */
  id: string;
  /** Undefined before hydration: the drawer is a popover, which the browser opens and closes. */
  open: boolean | undefined;
  /** Called on hydration; `open` is true if the drawer is open. */
  onStart: (open: boolean) => void;
  onClose: () => void;
}

/** Drawer of the mobile menu, a modal dialog. */
export function MobileDrawer({ id, open, onStart, onClose }: MobileDrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const path = menuPath(useLocation().pathname);
  const projects = useProjectLinks();
  const ownPages = useOwnPageLinks('menu');
  const close = () => {
    drawer.current?.close?.();
    if (typeof HTMLDialogElement === 'undefined') onClose();
  };

  const isScripted = open !== undefined;

  // Removing the `popover` attribute closes the popover and drops the focus, so remember the
  // focused element first.
  const focused = useRef<HTMLElement>(undefined);
  const start = useEffectEvent(() => {
    if (isScripted || !drawer.current) return;
    focused.current = focusedIn(drawer.current);
    onStart(isOpenWithoutScript(drawer.current));
  });
  // Not a layout effect: its update would force React to finish hydration in one task.
  useEffect(() => start(), []);
  useEffect(() => {
    if (!open || !drawer.current || drawer.current.hasAttribute('open')) return;
    drawer.current.showModal?.();
    // Browsers without modal dialogs show it as a non-modal one.
    drawer.current.setAttribute('open', '');
    focused.current?.focus();
    focused.current = undefined;
  }, [open]);

  const link = ({ href, label, lang }: MenuLink, style?: typeof strong) => (
    <li key={href}>
      <Item
        href={href}
        lang={lang}
        style={style}
        onClick={close}
        aria-current={ariaCurrentFor(href, path)}
      >
        {label}
      </Item>
    </li>
  );
  return (
    <Drawer
      ref={drawer}
      id={id}
      popover={isScripted ? undefined : 'auto'}
      aria-label={t('Menu')}
      onClose={onClose}
      // The target of a tap on the backdrop is the dialog element itself.
      onPointerDown={(event) => event.target === drawer.current && close()}
    >
      <div>
        <CircleButton
          type="button"
          aria-label={t('Close menu')}
          {...(!isScripted && { popoverTarget: id, popoverTargetAction: 'hide' })}
          onClick={close}
        >
          <Glyph name="close" size={24} />
        </CircleButton>
      </div>
      <nav aria-label={t('Menu')}>
        <ul>
          {link({ href: '/', label: t('HOME') }, strong)}
          <DrawerGroup label={t('ABOUT')} fixed={!isScripted}>
            {[...translated(ABOUT_LINKS), ...ownPages].map((one) => link(one))}
          </DrawerGroup>
          <DrawerGroup
            label={t('OUR PROJECTS')}
            fixed={!isScripted}
            status={projects.status}
            last={link(allProjects(), strong)}
          >
            {projects.items.map((one) => link(one))}
          </DrawerGroup>
          {link({ href: '/case-studies', label: t('CASE STUDIES') }, strong)}
          {link({ href: '/who-we-serve', label: t('WHO WE SERVE') }, strong)}
          {siteConfig().contributions?.menu?.map(
            (one) => one.on !== 'desktop' && link(one, strong),
          )}
          {link({ href: '/search', label: t('SEARCH') }, strong)}
        </ul>
      </nav>
      <Button href="/donate" variant="contained" color="secondary" onClick={close}>
        {t('DONATE')}
      </Button>
      <Languages>
        <LanguageLinks />
      </Languages>
    </Drawer>
  );
}
