import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';
import { MobileDrawer } from './MobileDrawer';
import { CircleButton } from './CircleButton';

const Row = styled('div')(({ theme }) => ({
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  // Before hydration, browsers without popovers show the drawer while it contains the focus.
  // Firefox before 98 does not know `dialog` and would always show it.
  '@supports not selector(:popover-open)': {
    '& > dialog:not([open])': { display: 'none' },
    '&:focus-within > dialog[popover]': { display: 'block' },
  },
  '& > a': { paddingInline: 12, [theme.breakpoints.up('sm')]: { paddingInline: 16 } },
}));

/**
 * Donate link, menu button and drawer of narrow windows. Before hydration the drawer is a popover.
 */
export function MobileMenu({ className }: { className: string }) {
  const id = useId();
  // Undefined on the server and before hydration: the browser opens and closes the drawer.
  const [open, setOpen] = useState<boolean>();
  return (
    <Row className={className}>
      <Button href="/donate" variant="contained" color="secondary">
        {t('DONATE')}
      </Button>
      <CircleButton
        type="button"
        aria-label={t('Open menu')}
        aria-haspopup="dialog"
        {...(open === undefined && { popoverTarget: id, tabIndex: 0 })}
        onClick={() => setOpen(true)}
      >
        <Glyph name="menu" size={26} />
      </CircleButton>
      {open !== false && (
        <MobileDrawer id={id} open={open} onStart={setOpen} onClose={() => setOpen(false)} />
      )}
    </Row>
  );
}
