import { useEffect, useRef, useState } from 'react';
import { useWasServerRendered } from '../../rendering/hydration/hydration';
import { useReducedMotion } from '../../rendering/motion/useReducedMotion';

/** Duration of the animation, in ms. */
const DURATION_MS = 2000;

/**
 * Counts from 0 to `value` when the element first scrolls into view. A server-rendered number that
 * is already in view stays.
 * @returns a ref for the element and the integer to show. With reduced motion, or on the server,
 * that is `value`.
 */
export function useCountUp(value: number) {
  const ref = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const wasServerRendered = useWasServerRendered();
  const [progress, setProgress] = useState<number>();

  useEffect(() => {
    const element = ref.current;
    if (still || !element || !('IntersectionObserver' in window)) return;
    let frame = 0;
    let isFirst = true;
    const observer = new IntersectionObserver(([entry]) => {
      const wasInView = wasServerRendered && isFirst;
      isFirst = false;
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (wasInView) return;
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(Math.max((now - start) / DURATION_MS, 0), 1);
        setProgress(part);
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [still, wasServerRendered]);

  // Ease-out.
  const part = still || progress === undefined ? 1 : 1 - (1 - progress) ** 3;
  return [ref, Math.round(value * part)] as const;
}
