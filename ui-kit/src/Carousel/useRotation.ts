import { useEffect, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';

/**
 * Which of `count` slides shows, and whether they change by themselves every `interval` ms.
 * As in the W3C's pattern, pointer and keyboard focus hold the rotation, unless the visitor pressed 'Play' themselves.
 * @param still the visitor prefers reduced motion: it starts paused
 */
export function useRotation(count: number, interval: number, still: boolean) {
  const [slide, setSlide] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  // A shorter list than before must not leave an empty place.
  const index = Math.min(slide, Math.max(count - 1, 0));
  const playing = choice ? choice === 'play' : !still;
  const rotating = playing && count > 1 && (choice === 'play' || (!hovered && !focused));

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(() => setSlide((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [rotating, index, count, interval]);

  return {
    index,
    /** Goes to a slide; past either end it wraps around. */
    goTo: (to: number) => setSlide((to + count) % count),
    playing,
    setPlaying: (play: boolean) => setChoice(play ? 'play' : 'pause'),
    rotating,
    /** For the carousel's element: what holds the rotation. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
