import type { Dashboard } from '@charity-site/api-client/entities';
import { screenOf } from '../adminAreas';

/** Something that visitors see and that is not what the organisation means. */
export interface StillSeen {
  text: string;
  /** The screen where it is mended. */
  href: string;
  /** True for what can cost people money or trust. */
  isUrgent: boolean;
}

interface Misleading {
  /** Path of the singleton or list. */
  of: string;
  /** Sentence about the stored samples that visitors see. */
  sample: string;
  /** Sentence about the empty place that they see while nothing is stored; left out where they miss nothing. */
  gap?: string;
  isUrgent?: boolean;
}

/** Most misleading first. */
const MISLEADING: readonly Misleading[] = [
  {
    of: 'donation-details',
    sample: 'A sample bank account on the page Donate',
    gap: 'The page Donate without a bank account',
    isUrgent: true,
  },
  {
    of: 'contact-details',
    sample: 'A sample phone number, email or address on every page',
    gap: 'The phone and email of the server’s settings',
    isUrgent: true,
  },
  { of: 'logo', sample: 'The sample logo in the header', isUrgent: true },
  { of: 'organisation', sample: 'The sample tagline, registration number or treasurer at the bottom of every page' },
  {
    of: 'about-us',
    sample: 'Sample texts on the pages About and Our Mission',
    gap: '“Nothing written yet” on the page Our Mission',
  },
  {
    of: 'groups',
    sample: 'Sample groups on the page Who We Serve',
    gap: 'Five groups without a text on the page Who We Serve',
  },
  {
    of: 'figures',
    sample: 'Sample figures on the home page',
    gap: 'Four figures on the home page that came with the site',
  },
  { of: 'giving', sample: 'Sample texts on Donate, Get Involved and Contact Us' },
  {
    of: 'safeguarding',
    sample: 'A sample text on the page Safeguarding',
    gap: 'The page Safeguarding without a statement',
  },
  { of: 'quote', sample: 'The sample quote on the home page' },
  { of: 'hero-slides', sample: 'Sample slides on the home page', gap: 'A home page without slides' },
  { of: 'updates', sample: 'Sample news', gap: 'An empty page News & Updates' },
  { of: 'events', sample: 'Sample events', gap: 'An empty calendar' },
  { of: 'projects', sample: 'Sample projects', gap: 'An empty page Our Projects' },
  { of: 'case-studies', sample: 'Sample case studies', gap: 'An empty page Case Studies' },
  { of: 'use-cases', sample: 'Sample use cases', gap: 'An empty page Use Cases' },
  {
    of: 'executive-members',
    sample: 'Sample executive members on the page About',
    gap: 'The page About without executive members',
  },
  { of: 'documents', sample: 'A sample report on the page Documents' },
  { of: 'partners', sample: 'Sample partners on the home page' },
];

/** Number of places that can hold samples or be empty. */
export const SHOWN_THINGS = MISLEADING.length;

/** Samples and gaps that visitors still see, most misleading first. */
export const visitorsStillSee = ({ counts, set, samples }: Dashboard): StillSeen[] => {
  const isMissing = (path: string) => counts[path] === 0 || (counts[path] === undefined && !set.includes(path));
  const seen = (text: string, { of, isUrgent = false }: Misleading): StillSeen => ({
    text,
    href: screenOf(of),
    isUrgent,
  });
  return [
    ...MISLEADING.filter(({ of }) => samples.includes(of)).map((one) => seen(one.sample, one)),
    ...MISLEADING.flatMap((one) => (one.gap !== undefined && isMissing(one.of) ? [seen(one.gap, one)] : [])),
  ];
};
