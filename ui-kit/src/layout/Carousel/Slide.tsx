import { useState, type ReactNode } from 'react';
import { SlideVisibilityContext } from './SlideVisibilityContext';

interface SlideProps {
  /** True when the slide is visible or comes next. */
  isNear: boolean;
  children: ReactNode;
}

/** Tells a slide whether to load its picture. It keeps the picture when another slide follows. */
export function Slide({ isNear, children }: SlideProps) {
  const [wasNear, setWasNear] = useState(isNear);
  if (isNear && !wasNear) setWasNear(true);
  return <SlideVisibilityContext value={wasNear}>{children}</SlideVisibilityContext>;
}
