import type { Dashboard } from '@charity-site/api-client/entities';
import { screenOf } from '../../shared/adminAreas';
import { isMissing } from './visitorsStillSee';

/** In the order in which visitors miss them. */
const STEPS: readonly (readonly [path: string, label: string])[] = [
  ['organisation', 'Give your organisation its name and tagline'],
  ['contact-details', 'Say how people reach you'],
  ['logo', 'Upload your logo'],
  ['colours', 'Choose your colours'],
  ['about-us', 'Write who you are'],
  ['groups', 'Name the people you serve'],
  ['figures', 'Check the figures on the home page'],
  ['hero-slides', 'Add a first slide to the home page'],
  ['donation-details', 'Enter your bank account for gifts'],
  ['giving', 'Write to givers and helpers'],
  ['safeguarding', 'Say how you protect children and adults'],
  ['executive-members', 'Introduce your executive members'],
  ['updates', 'Write your first news'],
  ['events', 'Announce your first event'],
];

/**
 * The first steps; each knows by the stored content whether it is done. Demo content does not
 * count.
 */
export const firstSteps = (content: Dashboard) =>
  STEPS.map(([path, label]) => ({
    label,
    href: screenOf(path),
    isDone: !isMissing(content, path) && !content.samples.includes(path),
  }));
