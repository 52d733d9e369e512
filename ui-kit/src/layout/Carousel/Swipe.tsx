import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

export interface SwipeProps {
  /** The element that clips; its only child contains the slides. */
  viewport: HTMLElement;
  index: number;
  onIndex: (index: number) => void;
  /** Jump to a slide without animation. */
  still: boolean;
  /** True once Embla controls the transform. */
  onReady: (ready: boolean) => void;
}

/**
 * Adds swiping and animation to a carousel that works without it. Loaded lazily, and only when
 * there is more than one slide.
 */
export default function Swipe({ viewport, index, onIndex, still, onReady }: SwipeProps) {
  const [startIndex] = useState(index);
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 28, startIndex });
  const ready = useEffectEvent(onReady);
  const selected = useEffectEvent(onIndex);

  // Our own transform must be removed before Embla measures the slides.
  useLayoutEffect(() => {
    attach(viewport);
    ready(true);
    return () => ready(false);
  }, [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const report = () => selected(embla.selectedScrollSnap());
    embla.on('select', report);
    return () => void embla.off('select', report);
  }, [embla]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, still);
  }, [embla, index, still]);

  return null;
}
