import type { Dashboard } from '@charity-site/api-client/entities';
import { areaHref, AREAS, definitionPath, inOrder } from '../../shared/adminAreas';
import { isMissing } from './sampleContent';

/** In the order in which visitors miss them. */
const FILLED = inOrder(AREAS, [
  'organisation',
  'contact-details',
  'logo',
  'colours',
  'about-us',
  'groups',
  'figures',
  'hero-carousel',
  'donation-details',
  'giving',
  'safeguarding',
  'executive-members',
]);

/**
 * The first steps; each knows by the stored content whether it is done. Demo content does not
 * count.
 */
export const firstSteps = (content: Dashboard) =>
  FILLED.flatMap((area) => {
    if (!area.firstStep) return [];
    const path = definitionPath(area);
    const isDone = !isMissing(content, path) && !content.samples.includes(path);
    return [{ label: area.firstStep, href: areaHref(area), isDone }];
  });
