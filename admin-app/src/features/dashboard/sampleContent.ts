import type { Dashboard } from '@charity-site/api-client/entities';
import { areaHref, AREAS, definitionPath, inOrder, type Area } from '../../shared/adminAreas';

/** Sample or missing content that visitors see. */
export interface SampleContent {
  text: string;
  /** The screen that replaces it. */
  href: string;
  /** True if it can cost people money or trust. */
  isUrgent: boolean;
}

/** The areas, the most misleading first. */
const ORDERED_AREAS = inOrder(AREAS, [
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

/** The areas that can have sample or missing content. */
const candidatesIn = (content: Dashboard): Area[] =>
  ORDERED_AREAS.filter((area) => area.sample !== undefined || hasSample(content, area));

/** Number of areas that can have sample or missing content. */
export const sampleCount = (content: Dashboard): number => candidatesIn(content).length;

/** True if a singleton or list is empty. */
export const isMissing = ({ counts, set }: Dashboard, path: string): boolean =>
  counts[path] === 0 || (counts[path] === undefined && !set.includes(path));

const toSampleContent = (area: Area, text: string): SampleContent => ({
  text,
  href: areaHref(area),
  isUrgent: area.isUrgent ?? false,
});

/** Sample and missing content that visitors see, the most misleading first. */
export const sampleContent = (content: Dashboard): SampleContent[] => {
  const areas = candidatesIn(content);
  return [
    ...areas
      .filter((area) => hasSample(content, area))
      .map((area) => toSampleContent(area, area.sample ?? `A sample: ${area.label}`)),
    ...areas.flatMap((area) =>
      area.gap && isMissing(content, definitionPath(area)) ? [toSampleContent(area, area.gap)] : [],
    ),
  ];
};
