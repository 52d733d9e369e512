import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

export interface SwipeProps {
  /** The element that clips; its only child is the row of slides. */
  viewport: HTMLElement;
  index: number;
  onIndex: (index: number) => void;
  /** Jump instead of gliding. */
  still: boolean;
  /** From then on the row's position is not the carousel's any more. */
  onReady: (ready: boolean) => void;
}

/** Adds swiping and gliding to a carousel that already works. Loaded late, and only where there is more than one slide. */
export default function Swipe({ viewport, index, onIndex, still, onReady }: SwipeProps) {
  const [startIndex] = useState(index);
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 28, startIndex });
  const ready = useEffectEvent(onReady);
  const selected = useEffectEvent(onIndex);

  // The row gives up its own position before embla measures it.
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
