import type { Dashboard } from '@charity-site/api-client/entities';
import { areaHref, AREAS, definitionPath, inOrder } from '../../shared/adminAreas';
import { isMissing } from './sampleContent';

/** The steps' areas, the most important to visitors first. */
const STEP_AREAS = inOrder(AREAS, [
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

/** The first steps. A step is done once its content is stored and is not demo content. */
export const firstSteps = (content: Dashboard) =>
  STEP_AREAS.flatMap((area) => {
    if (!area.firstStep) return [];
    const path = definitionPath(area);
    const isDone = !isMissing(content, path) && !content.samples.includes(path);
    return [{ label: area.firstStep, href: areaHref(area), isDone }];
  });
