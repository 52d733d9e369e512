import { useState } from 'react';
import { Glyph } from 'ui-kit';
import { PhoneDrawer } from './PhoneDrawer';
import { RoundButton } from './RoundButton';

/** The same menu on a phone: a button that opens a drawer (DECISIONS 34). */
export function PhoneMenu({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={className}>
      <RoundButton type="button" aria-label="Open menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glyph name="menu" size={26} />
      </RoundButton>
      {open && <PhoneDrawer onClose={() => setOpen(false)} />}
    </div>
  );
}
