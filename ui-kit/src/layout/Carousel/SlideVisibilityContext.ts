import { createContext } from 'react';

/**
 * True if a slide is visible, was, or comes next. Other slides do not load their pictures yet. True
 * outside a carousel.
 */
export const SlideVisibilityContext = createContext(true);
