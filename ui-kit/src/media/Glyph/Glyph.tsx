/** The icons of public pages, on a 24 px square; an icon package would be larger than a page. */
const PATHS = {
  left: 'M14.5 5 8 12l6.5 7',
  right: 'M9.5 5 16 12l-6.5 7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5.5v13l10.5-6.5z',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19 7',
  warning: 'M12 4 2.8 20h18.4zM12 10v5M12 17.6v.2',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v6M12 7.4v.2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12H5v8h14v-8h-1',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20.5 20.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  phone:
    'M6.5 3.5 9.5 3l1.8 4.5-2 1.5a12 12 0 0 0 5.7 5.7l1.5-2 4.5 1.8-.5 3c-.2 1.2-1.2 2-2.4 2C10.6 19.5 4.5 13.4 4.5 5.9c0-1.2.8-2.2 2-2.4z',
  // A speech bubble with a telephone.
  whatsapp:
    'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3M9 8.4v1.2a5.4 5.4 0 0 0 5.4 5.4h1.2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  place:
    'M12 21c4.5-5 6.5-8.2 6.5-11a6.5 6.5 0 0 0-13 0c0 2.8 2 6 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  mail: 'M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5',
} as const;

export type GlyphName = keyof typeof PATHS;

/** All names, for documentation pages. */
export const GLYPHS = Object.keys(PATHS) as GlyphName[];

export interface GlyphProps {
  /** Name of the icon. */
  name: GlyphName;
  /** CSS length; default 1.25 times the text size. */
  size?: string | number;
}

/**
 * An icon in the text colour. Decorative: the text beside it or the button's name has the meaning.
 */
export function Glyph({ name, size = '1.25em' }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', display: 'block' }}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
