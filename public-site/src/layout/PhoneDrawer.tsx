import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Glyph } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { ABOUT_LINKS, ALL_PROJECTS } from '../texts/navigation';
import { DrawerGroup } from './DrawerGroup';
import { currentIn, menuPath } from './menuPath';
import { RoundButton } from './RoundButton';
import { useProjectLinks } from './useProjectLinks';

// A native modal `dialog`: it traps the focus, closes with Escape, and needs no library.
const Drawer = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(22rem, 88vw)',
  height: '100dvh',
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

const strong = { fontWeight: 650, letterSpacing: '0.02em' };

/** The phone menu; open while mounted. `onClose` is called when it closes. */
export function PhoneDrawer({ onClose }: { onClose: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const path = menuPath(useLocation().pathname);
  const projects = useProjectLinks();
  const close = () => drawer.current?.close();

  useEffect(() => {
    if (!drawer.current?.open) drawer.current?.showModal();
  }, []);

  const link = ({ href, label }: { href: string; label: string }, style?: typeof strong) => (
    <li key={href}>
      <Item href={href} style={style} onClick={close} aria-current={currentIn(href, path)}>
        {label}
      </Item>
    </li>
  );
  return (
    <Drawer
      ref={drawer}
      aria-label="Menu"
      onClose={onClose}
      // A tap on the backdrop hits the dialog element itself. Escape does the same for the keyboard.
      onPointerDown={(event) => event.target === drawer.current && close()}
    >
      <div>
        <RoundButton type="button" aria-label="Close menu" onClick={close}>
          <Glyph name="close" size={24} />
        </RoundButton>
      </div>
      <nav aria-label="Menu">
        <ul>
          {link({ href: '/', label: 'HOME' }, strong)}
          <DrawerGroup label="ABOUT">{ABOUT_LINKS.map((one) => link(one))}</DrawerGroup>
          <DrawerGroup label="OUR PROJECTS" status={projects.status} last={link(ALL_PROJECTS, strong)}>
            {projects.items.map((one) => link(one))}
          </DrawerGroup>
          {link({ href: '/case-studies', label: 'CASE STUDIES' }, strong)}
          {link({ href: '/who-we-serve', label: 'WHO WE SERVE' }, strong)}
        </ul>
      </nav>
      <Button href="/donate" variant="contained" color="secondary" fullWidth onClick={close} sx={{ mt: 3 }}>
        DONATE
      </Button>
    </Drawer>
  );
}
