import { styled } from '@mui/material/styles';
import {
  Children,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useWords } from '@charity-site/ui-kit/theme';
import { useReducedMotion } from '../../rendering/motion/useReducedMotion';
import { CarouselControls } from './CarouselControls';
import { Slide } from './Slide';
import type { SwipeProps } from './Swipe';
import { useAutoplay } from './useAutoplay';

// If this file fails to load, only swiping is missing.
const Swipe = lazy<ComponentType<SwipeProps>>(() =>
  import('./Swipe').catch(() => ({ default: () => null })),
);

export interface CarouselProps {
  /** Accessible name, such as 'Highlights'. */
  label: string;
  /** One child per slide. A single slide has no controls. */
  children: ReactNode;
  /** Time between slides, in ms. */
  interval?: number;
}

const Frame = styled('section')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  position: 'relative',
  backgroundColor: theme.vars.palette.kit.deep,
}));

const Viewport = styled('div')({
  overflow: 'hidden',
  // Until the script has started, the slides are scrolled.
  '&[data-unscripted]': {
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    // A bar that goes away when the script starts would move the page.
    scrollbarWidth: 'none',
    '@media (scripting: none)': { scrollbarWidth: 'auto' },
  },
  '@media print': { overflow: 'hidden' },
});

// Position of the slides until Embla is loaded. The first slide is plain HTML and shows at once.
const Row = styled('div')({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  '& > *': { display: 'flex', flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' },
  '[data-unscripted] > &': { touchAction: 'auto' },
  '@media print': { transform: 'none !important', '& > [inert]': { display: 'none' } },
});

/**
 * Slides that change every 5 seconds and wrap around. They pause on hover and on keyboard focus,
 * stop with 'Pause', and do not start when the visitor prefers reduced motion. Keyboard and names
 * follow the W3C carousel pattern. Without script the slides are scrolled, and there are no
 * controls.
 */
export function Carousel({ label, children, interval = 5000 }: CarouselProps) {
  const word = useWords();
  const slides = Children.toArray(children);
  const still = useReducedMotion();
  const clip = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [swiping, setSwiping] = useState(false);
  const { index, setSlide, goTo, playing, setPlaying, rotating, hold } = useAutoplay(
    slides.length,
    interval,
    still,
  );
  const many = slides.length > 1;
  // False in the first render, on the server too.
  const isScripted = viewport !== null;

  // Not in a ref or layout effect: reading the scroll position there would make the browser lay out
  // the page at once.
  useEffect(() => {
    const element = clip.current;
    setViewport(element);
    if (!element?.scrollLeft) return;
    // The slide that was scrolled to before the script started.
    setSlide(Math.round(element.scrollLeft / element.clientWidth));
    element.scrollLeft = 0;
  }, [setSlide]);

  // Embla and the next slide's picture load when the page is idle, so they add nothing to the first
  // paint.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Frame aria-roledescription={word('carousel')} aria-label={label} {...hold}>
      {many && isScripted && (
        <CarouselControls
          count={slides.length}
          index={index}
          goTo={goTo}
          playing={playing}
          setPlaying={setPlaying}
        />
      )}
      {/* Without script the keyboard scrolls the slides. */}
      <Viewport ref={clip} {...(!isScripted && many && { 'data-unscripted': '', tabIndex: 0 })}>
        <Row
          aria-live={rotating ? 'off' : 'polite'}
          style={swiping || !isScripted ? undefined : { transform: `translateX(${-100 * index}%)` }}
        >
          {slides.map((slide, i) => (
            <div
              key={i}
              role="group"
              aria-roledescription={word('slide')}
              aria-label={word('{number} of {count}', { number: i + 1, count: slides.length })}
              aria-hidden={isScripted && i !== index}
              inert={isScripted && i !== index}
            >
              <Slide isNear={i === index || (wanted && i === (index + 1) % slides.length)}>
                {slide}
              </Slide>
            </div>
          ))}
        </Row>
      </Viewport>
      {many && wanted && viewport && viewport.clientWidth > 0 && (
        <Suspense>
          <Swipe
            viewport={viewport}
            index={index}
            onIndex={goTo}
            still={still}
            onReady={setSwiping}
          />
        </Suspense>
      )}
    </Frame>
  );
}
