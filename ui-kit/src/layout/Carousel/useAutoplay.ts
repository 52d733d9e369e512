import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * The index of the visible slide, which changes every `interval` ms while `rotating`. As in the W3C
 * pattern, hover and keyboard focus pause it, unless the visitor pressed 'Play'.
 * @param still true for reduced motion: it starts paused
 */
export function useAutoplay(count: number, interval: number, still: boolean) {
  const [slide, setSlide] = useState(0);
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  // Clamped, because the number of slides can shrink.
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
    setSlide,
    /** Goes to a slide; wraps around at both ends. */
    goTo: (to: number) => setSlide((to + count) % count),
    playing,
    setPlaying: (play: boolean) => setChoice(play ? 'play' : 'pause'),
    rotating,
    /** Event handlers for the carousel's element that pause the rotation. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
