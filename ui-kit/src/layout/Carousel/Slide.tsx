import { useState, type ReactNode } from 'react';
import { SlideVisibilityContext } from './SlideVisibilityContext';

interface SlideProps {
  /** True if the slide is visible or next. */
  isNear: boolean;
  children: ReactNode;
}

/** Loads the picture of a slide once it is visible or next, and keeps it. */
export function Slide({ isNear, children }: SlideProps) {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return <SlideVisibilityContext value={wasNear}>{children}</SlideVisibilityContext>;
}
