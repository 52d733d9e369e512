import { styled } from '@mui/material/styles';
import { PageWidth } from 'ui-kit';
import { Brand } from './Brand';
import { BAR_HEIGHT, TOP_BAR_HEIGHT, WIDE } from './measures';
import { MainMenu } from './MainMenu';
import { PhoneMenu } from './PhoneMenu';
import { TopBar } from './TopBar';
import { useScrolled } from './useScrolled';

const Frame = styled('header')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  insetInline: 0,
  top: 0,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'translate 200ms, box-shadow 200ms',
  // The upper row leaves through the window's edge. Hidden outright too, so that the keyboard does not land on it.
  '& > :first-of-type': { transition: 'visibility 200ms' },
  '&[data-scrolled="true"]': {
    translate: `0 ${-TOP_BAR_HEIGHT}px`,
    boxShadow: theme.vars.shadows[3],
    '& > :first-of-type': { visibility: 'hidden' },
  },
}));

const Bar = styled(PageWidth)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  height: BAR_HEIGHT,
  [`@media (min-width: ${WIDE}px)`]: { '& > .phone': { display: 'none' } },
  [`@media (max-width: ${WIDE - 0.02}px)`]: { '& > .wide': { display: 'none' } },
});

/** The fixed header: contact row, hidden once the page is scrolled; name and menu (SPEC section 2). */
export function Header() {
  const scrolled = useScrolled();
  return (
    <Frame data-scrolled={scrolled}>
      <TopBar />
      <Bar>
        <Brand />
        <MainMenu className="wide" />
        <PhoneMenu className="phone" />
      </Bar>
    </Frame>
  );
}
