/**
 * Replaces MUI's script that sets the colour scheme before the page shows. Without a stored scheme,
 * CSS chooses it.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export const buildInitColorSchemeScript = () => '';
