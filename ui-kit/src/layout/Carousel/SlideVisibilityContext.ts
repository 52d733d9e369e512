import { createContext } from 'react';

/** False for slides that do not load their picture yet. True outside a carousel. */
export const SlideVisibilityContext = createContext(true);
