import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Glyph } from '@charity-site/ui-kit';
import { PhoneDrawer } from './PhoneDrawer';
import { RoundButton } from './RoundButton';

const Row = styled('div')({ alignItems: 'center', gap: 8, marginInlineStart: 'auto' });

/** Menu button with its drawer on a phone (docs/product.md 2.4), and the links that stay visible next to it. */
export function PhoneMenu({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Row className={className}>
      <Button href="/donate" variant="contained" color="secondary" sx={{ px: '16px' }}>
        DONATE
      </Button>
      <RoundButton type="button" aria-label="Open menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glyph name="menu" size={26} />
      </RoundButton>
      {open && <PhoneDrawer onClose={() => setOpen(false)} />}
    </Row>
  );
}
