import type { Dashboard } from '@charity-site/api-client/entities';
import { areaHref, AREAS, definitionPath, inOrder, type Area } from '../../shared/adminAreas';

/** Something that visitors see and that is not what the organisation means. */
export interface SampleContent {
  text: string;
  /** The screen where it is mended. */
  href: string;
  /** True for what can cost people money or trust. */
  isUrgent: boolean;
}

/** The most misleading first. */
const PLACES = inOrder(AREAS, [
  'donation-details',
  'contact-details',
  'logo',
  'organisation',
  'about-us',
  'groups',
  'figures',
  'giving',
  'safeguarding',
  'quotes',
  'hero-carousel',
  'updates',
  'events',
  'projects',
  'case-studies',
  'use-cases',
  'executive-members',
  'documents',
]);

const hasSample = ({ samples }: Dashboard, area: Area): boolean =>
  samples.includes(definitionPath(area));

/** The places that can hold samples or be empty. */
const placesOf = (content: Dashboard): Area[] =>
  PLACES.filter((area) => area.sample !== undefined || hasSample(content, area));

/** Number of places that can hold samples or be empty. */
export const sampleCount = (content: Dashboard): number => placesOf(content).length;

/** True when nothing is stored at the path of a singleton or list. */
export const isMissing = ({ counts, set }: Dashboard, path: string): boolean =>
  counts[path] === 0 || (counts[path] === undefined && !set.includes(path));

const stillSeen = (area: Area, text: string): SampleContent => ({
  text,
  href: areaHref(area),
  isUrgent: area.isUrgent ?? false,
});

/** Samples and gaps that visitors still see, most misleading first. */
export const sampleContent = (content: Dashboard): SampleContent[] => {
  const places = placesOf(content);
  return [
    ...places
      .filter((area) => hasSample(content, area))
      .map((area) => stillSeen(area, area.sample ?? `A sample: ${area.label}`)),
    ...places.flatMap((area) =>
      area.gap && isMissing(content, definitionPath(area)) ? [stillSeen(area, area.gap)] : [],
    ),
  ];
};
