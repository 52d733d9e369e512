import type { BrowserContextOptions } from '@playwright/test';

/** One way to take a screenshot. */
export interface Mode {
  /** Folder of its screenshots. */
  name: string;
  options: BrowserContextOptions & { viewport: { width: number; height: number } };
  /** True to take a screenshot of the printed page. */
  isPrint?: boolean;
  /** Size of the text, relative to the browser's. */
  textScale?: number;
  /** True if admin screens are also taken in this mode. */
  ofAdministrators?: boolean;
}

const phone = (width: number, height: number) => ({
  viewport: { width, height },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});
const computer = (width: number, height: number) => ({
  viewport: { width, height },
  deviceScaleFactor: 1,
});

/**
 * The design's sizes, small and unusual screens, large text, print, the dark scheme, and forced
 * colours.
 */
export const MODES: readonly Mode[] = [
  { name: 'phone', options: phone(360, 740), ofAdministrators: true },
  { name: 'desktop', options: computer(1440, 900), ofAdministrators: true },
  { name: 'small-phone', options: phone(320, 640) },
  { name: 'tablet', options: phone(768, 1024), ofAdministrators: true },
  { name: 'laptop', options: computer(1024, 768) },
  { name: 'landscape', options: phone(740, 360) },
  { name: 'phone-large-text', options: phone(360, 740), textScale: 2, ofAdministrators: true },
  { name: 'small-phone-large-text', options: phone(320, 640), textScale: 2 },
  // The width of A4 at 96 dpi.
  { name: 'print', options: computer(794, 1123), isPrint: true },
  {
    name: 'phone-dark',
    options: { ...phone(360, 740), colorScheme: 'dark' },
    ofAdministrators: true,
  },
  {
    name: 'desktop-dark',
    options: { ...computer(1440, 900), colorScheme: 'dark' },
    ofAdministrators: true,
  },
  {
    name: 'phone-forced',
    options: { ...phone(360, 740), forcedColors: 'active' },
    ofAdministrators: true,
  },
  {
    name: 'desktop-forced',
    options: { ...computer(1440, 900), forcedColors: 'active' },
    ofAdministrators: true,
  },
];
