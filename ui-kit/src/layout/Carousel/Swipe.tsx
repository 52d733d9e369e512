import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

export interface SwipeProps {
  /** The clipping element; its only child contains the slides. */
  viewport: HTMLElement;
  index: number;
  onIndex: (index: number) => void;
  /** True to change slides without animation. */
  still: boolean;
  /** Called with true once Embla controls the transform, with false on unmount. */
  onReady: (ready: boolean) => void;
}

/** Adds swiping and animation. Loaded lazily, only for several slides. */
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
    const onEmblaSelect = () => selected(embla.selectedScrollSnap());
    embla.on('select', onEmblaSelect);
    return () => void embla.off('select', onEmblaSelect);
  }, [embla]);

  useEffect(() => {
    if (embla && embla.selectedScrollSnap() !== index) embla.scrollTo(index, still);
  }, [embla, index, still]);

  return null;
}
