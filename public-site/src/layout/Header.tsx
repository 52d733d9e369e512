import { styled } from '@mui/material/styles';
import { PageWidth } from '@charity-site/ui-kit';
import { Brand } from './Brand';
import { keepHeight, UPPER_ROW } from './keepHeight';
import { LOW, WIDE } from './measures';
import { MainMenu } from './MainMenu';
import { PhoneMenu } from './PhoneMenu';
import { TopBar } from './TopBar';
import { useScrolled } from './useScrolled';

// Part of the page's flow, so that the page begins below it however high it has become with a visitor's text size.
const Frame = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  // The upper row leaves through the window's edge as the page is scrolled; the lower one stays.
  top: `calc(-1 * var(${UPPER_ROW}))`,
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'box-shadow 200ms',
  // Out of view the row is hidden outright, so that the keyboard does not land on it.
  '&[data-scrolled="true"]': { boxShadow: theme.vars.shadows[3], '& > :first-of-type a': { visibility: 'hidden' } },
  '@media print': { position: 'static' },
}));

const inDrawer = { '& > .wide': { display: 'none' }, '& > .phone': { display: 'flex' } };

const Bar = styled(PageWidth)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 72,
  paddingBlock: 8,
  [LOW]: { minHeight: 56, paddingBlock: 4 },
  '& > .phone': { display: 'none' },
  [`@media (max-width: ${WIDE - 0.02}px)`]: inDrawer,
  // With a larger text size the menu needs a wider window.
  [`@container (max-width: ${WIDE / 16}rem)`]: inDrawer,
  '@media print': { '& > .wide, & > .phone': { display: 'none !important' } },
});

/** The fixed header: contact row, hidden once the page is scrolled; name and menu (docs/product.md 2.3). */
export function Header() {
  const scrolled = useScrolled();
  return (
    <Frame data-scrolled={scrolled}>
      <TopBar ref={keepHeight} />
      <Bar>
        <Brand />
        <MainMenu className="wide" />
        <PhoneMenu className="phone" />
      </Bar>
    </Frame>
  );
}
