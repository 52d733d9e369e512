import { SINGLETONS, type Dashboard } from '@charity-site/api-client/entities';
import { labelOf, screenOf } from '../../shared/adminAreas';

/** Something that visitors see and that is not what the organisation means. */
export interface StillSeen {
  text: string;
  /** The screen where it is mended. */
  href: string;
  /** True for what can cost people money or trust. */
  isUrgent: boolean;
}

interface Misleading {
  /** Sentence about the stored samples that visitors see. */
  sample: string;
  /**
   * Sentence about the empty place that they see while nothing is stored; left out where they miss
   * nothing.
   */
  gap?: string;
  isUrgent?: boolean;
}

/** By the path of the singleton or list; the most misleading first. */
const MISLEADING: Readonly<Record<string, Misleading>> = {
  'donation-details': {
    sample: 'A sample bank account on the page Donate',
    gap: 'The page Donate without a bank account',
    isUrgent: true,
  },
  'contact-details': {
    sample: 'A sample phone number, email or address on every page',
    gap: 'The phone and email of the server’s settings',
    isUrgent: true,
  },
  logo: { sample: 'The sample logo in the header', isUrgent: true },
  organisation: {
    sample: 'The sample tagline, registration number or treasurer at the bottom of every page',
  },
  'about-us': {
    sample: 'Sample texts on the pages About and Our Mission',
    gap: '“Nothing written yet” on the page Our Mission',
  },
  groups: {
    sample: 'Sample groups on the page Who We Serve',
    gap: 'Five groups without a text on the page Who We Serve',
  },
  figures: {
    sample: 'Sample figures on the home page',
    gap: 'Four figures on the home page that came with the site',
  },
  giving: { sample: 'Sample texts on Donate, Get Involved and Contact Us' },
  safeguarding: {
    sample: 'A sample text on the page Safeguarding',
    gap: 'The page Safeguarding without a statement',
  },
  quote: { sample: 'The sample quote on the home page' },
  'hero-slides': { sample: 'Sample slides on the home page', gap: 'A home page without slides' },
  updates: { sample: 'Sample news', gap: 'An empty page News & Updates' },
  events: { sample: 'Sample events', gap: 'An empty calendar' },
  projects: { sample: 'Sample projects', gap: 'An empty page Our Projects' },
  'case-studies': { sample: 'Sample case studies', gap: 'An empty page Case Studies' },
  'use-cases': { sample: 'Sample use cases', gap: 'An empty page Use Cases' },
  'executive-members': {
    sample: 'Sample executive members on the page About',
    gap: 'The page About without executive members',
  },
  documents: { sample: 'A sample report on the page Documents' },
  partners: { sample: 'Sample partners on the home page' },
};

/**
 * The places that can hold samples or be empty. The sample of a singleton without a row is called
 * by its name.
 */
const placesOf = ({ samples }: Dashboard): (readonly [path: string, Misleading])[] => [
  ...Object.entries(MISLEADING),
  ...SINGLETONS.filter(({ path }) => samples.includes(path) && !(path in MISLEADING)).map(
    ({ path }) => [path, { sample: `A sample: ${labelOf(path)}` }] as const,
  ),
];

/** Number of places that can hold samples or be empty. */
export const shownThings = (content: Dashboard): number => placesOf(content).length;

/** True when nothing is stored at the path of a singleton or list. */
export const isMissing = ({ counts, set }: Dashboard, path: string): boolean =>
  counts[path] === 0 || (counts[path] === undefined && !set.includes(path));

/** Samples and gaps that visitors still see, most misleading first. */
export const visitorsStillSee = (content: Dashboard): StillSeen[] => {
  const seen = (textOf: (path: string, one: Misleading) => string | false | undefined) =>
    placesOf(content).flatMap(([path, one]) => {
      const text = textOf(path, one);
      return text ? [{ text, href: screenOf(path), isUrgent: one.isUrgent ?? false }] : [];
    });
  return [
    ...seen((path, { sample }) => content.samples.includes(path) && sample),
    ...seen((path, { gap }) => isMissing(content, path) && gap),
  ];
};
