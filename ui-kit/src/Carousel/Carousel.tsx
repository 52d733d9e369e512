import { styled } from '@mui/material/styles';
import { Children, lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { CarouselControls } from './CarouselControls';
import type { SwipeProps } from './Swipe';
import { useRotation } from './useRotation';

// A file lost on the line costs the swipe, not the page.
const Swipe = lazy<ComponentType<SwipeProps>>(() => import('./Swipe').catch(() => ({ default: () => null })));

export interface CarouselProps {
  /** Names the carousel: 'Highlights'. */
  label: string;
  /** One child a slide. A single one shows without controls. */
  children: ReactNode;
  /** How long a slide stays, in ms. */
  interval?: number;
}

const Frame = styled('section')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  position: 'relative',
  backgroundColor: theme.vars.palette.kit.deep,
}));

const Viewport = styled('div')({ overflow: 'hidden' });

// Until swiping is there the row stands still or jumps; the first slide is plain HTML and shows at once.
const Row = styled('div')({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  '& > *': { display: 'flex', flex: '0 0 100%', minWidth: 0 },
  '@media print': { transform: 'none !important', '& > [inert]': { display: 'none' } },
});

/**
 * Slides that change by themselves every 5 seconds, and wrap around. They wait while the
 * pointer or the keyboard is on them, stop with 'Pause', and do not start for those who prefer reduced motion. Keyboard
 * and names follow the W3C's carousel pattern.
 */
export function Carousel({ label, children, interval = 5000 }: CarouselProps) {
  const slides = Children.toArray(children);
  const still = useReducedMotion();
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [swiping, setSwiping] = useState(false);
  const { index, goTo, playing, setPlaying, rotating, hold } = useRotation(slides.length, interval, still);
  const many = slides.length > 1;

  // Swiping is fetched when the page is quiet: it adds nothing to the first paint.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 1000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Frame aria-roledescription="carousel" aria-label={label} {...hold}>
      {many && (
        <CarouselControls count={slides.length} index={index} goTo={goTo} playing={playing} setPlaying={setPlaying} />
      )}
      <Viewport ref={setViewport}>
        <Row
          aria-live={rotating ? 'off' : 'polite'}
          style={swiping ? undefined : { transform: `translateX(${-100 * index}%)` }}
        >
          {slides.map((slide, i) => (
            <div
              key={i}
              role="group"
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${slides.length}`}
              aria-hidden={i !== index}
              inert={i !== index}
            >
              {slide}
            </div>
          ))}
        </Row>
      </Viewport>
      {many && wanted && viewport && viewport.clientWidth > 0 && (
        <Suspense>
          <Swipe viewport={viewport} index={index} onIndex={goTo} still={still} onReady={setSwiping} />
        </Suspense>
      )}
    </Frame>
  );
}
