export { Anchor } from './Anchor';
export { headingFit } from './headingFit';
export { KitProvider, type KitProviderProps } from './KitProvider';
export type { KitColours } from './palette';
export { createKitTheme, kitTheme } from './theme';
export { useWords, type Words } from './words';
