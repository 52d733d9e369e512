import { styled } from '@mui/material/styles';
import { PageWidth } from '@charity-site/ui-kit';
import { Brand } from './Brand';
import { SHORT_VIEWPORT, menuBreakpoint } from './measures';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';
import { TopBar } from './TopBar';
import { useIsScrolled } from './useIsScrolled';

/** Custom property with the height of the top bar. */
const TOP_BAR_HEIGHT = '--upper-row';

/** Ref callback of the top bar: writes its height to a custom property of its parent. */
const observeHeight = (row: HTMLElement | null) => {
  if (!row) return undefined;
  const observer = new ResizeObserver(() =>
    row.parentElement?.style.setProperty(TOP_BAR_HEIGHT, `${row.offsetHeight}px`),
  );
  observer.observe(row);
  return () => observer.disconnect();
};

// Sticky instead of fixed, so that the page starts below it at any text size.
const Frame = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  // The top bar scrolls out of the window; the menu bar stays.
  top: `calc(-1 * var(${TOP_BAR_HEIGHT}))`,
  containerType: 'inline-size',
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'box-shadow 200ms',
  // Hidden when scrolled out, so that it gets no keyboard focus.
  '&[data-scrolled="true"]': {
    boxShadow: theme.vars.shadows[3],
    '& > :first-of-type > *': { visibility: 'hidden' },
  },
  '@media print': { position: 'static' },
}));

const inDrawer = { '& > .wide': { display: 'none' }, '& > .phone': { display: 'flex' } };

const Bar = styled(PageWidth)(() => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 72,
  paddingBlock: 8,
  [SHORT_VIEWPORT]: { minHeight: 56, paddingBlock: 4 },
  '& > .phone': { display: 'none' },
  [`@media (max-width: ${menuBreakpoint() - 0.02}px)`]: inDrawer,
  // With a larger text size the menu needs a wider window.
  [`@container (max-width: ${menuBreakpoint() / 16}rem)`]: inDrawer,
  '@media print': { '& > .wide, & > .phone': { display: 'none !important' } },
}));

/** Sticky header: a top bar, which scrolls out of view, and a bar with name and menu. */
export function Header() {
  const scrolled = useIsScrolled();
  return (
    <Frame data-sticks data-scrolled={scrolled}>
      <TopBar ref={observeHeight} />
      <Bar>
        <Brand />
        <MainMenu className="wide" />
        <MobileMenu className="phone" />
      </Bar>
    </Frame>
  );
}
