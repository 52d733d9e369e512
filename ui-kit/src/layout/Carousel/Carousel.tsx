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
  // Until the script starts, the slides are scrolled.
  '&[data-unscripted]': {
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    // A scrollbar that disappears when the script starts would shift the layout.
    scrollbarWidth: 'none',
    '@media (scripting: none)': { scrollbarWidth: 'auto' },
  },
  '@media print': { overflow: 'hidden' },
});

// Position of the slides until Embla loads. The first slide is plain HTML and shows at once.
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
  const translate = useWords();
  const slides = Children.toArray(children);
  const still = useReducedMotion();
  const viewportRef = useRef<HTMLDivElement>(null);
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

  // Not in a ref or layout effect, where reading the scroll position would force a layout.
  useEffect(() => {
    const element = viewportRef.current;
    setViewport(element);
    if (!element?.scrollLeft) return;
    // Continues with the slide that was scrolled to before the script started.
    setSlide(Math.round(element.scrollLeft / element.clientWidth));
    element.scrollLeft = 0;
  }, [setSlide]);

  // Embla and the next slide's picture load one second later, so that they do not delay the first
  // paint.
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Frame aria-roledescription={translate('carousel')} aria-label={label} {...hold}>
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
      <Viewport
        ref={viewportRef}
        {...(!isScripted && many && { 'data-unscripted': '', tabIndex: 0 })}
      >
        <Row
          aria-live={rotating ? 'off' : 'polite'}
          style={swiping || !isScripted ? undefined : { transform: `translateX(${-100 * index}%)` }}
        >
          {slides.map((slide, i) => (
            <div
              key={i}
              role="group"
              aria-roledescription={translate('slide')}
              aria-label={translate('{number} of {count}', { number: i + 1, count: slides.length })}
              aria-hidden={isScripted && i !== index}
              inert={isScripted && i !== index}
            >
              <Slide isNear={i === index || (isIdle && i === (index + 1) % slides.length)}>
                {slide}
              </Slide>
            </div>
          ))}
        </Row>
      </Viewport>
      {many && isIdle && viewport && viewport.clientWidth > 0 && (
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
