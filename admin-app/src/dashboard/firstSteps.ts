import type { Dashboard } from '@charity-site/api-client/entities';
import { screenOf } from '../adminAreas';

const singleton = (path: string, label: string) => ({
  label,
  href: screenOf(path),
  isDone: ({ set, samples }: Dashboard) => set.includes(path) && !samples.includes(path),
});

const list = (path: string, label: string) => ({
  label,
  href: screenOf(path),
  isDone: ({ counts, samples }: Dashboard) => (counts[path] ?? 0) > 0 && !samples.includes(path),
});

/** In the order in which visitors miss them. */
const STEPS = [
  singleton('organisation', 'Give your organisation its name and tagline'),
  singleton('contact-details', 'Say how people reach you'),
  singleton('logo', 'Upload your logo'),
  singleton('colours', 'Choose your colours'),
  singleton('about-us', 'Write who you are'),
  singleton('groups', 'Name the people you serve'),
  singleton('figures', 'Check the figures on the home page'),
  list('hero-slides', 'Add a first slide to the home page'),
  singleton('donation-details', 'Enter your bank account for gifts'),
  singleton('giving', 'Write to givers and helpers'),
  singleton('safeguarding', 'Say how you protect children and adults'),
  list('executive-members', 'Introduce your executive members'),
  list('updates', 'Write your first news'),
  list('events', 'Announce your first event'),
];

/** The first steps; each knows by the stored content whether it is done. Demo content does not count. */
export const firstSteps = (content: Dashboard) =>
  STEPS.map(({ label, href, isDone }) => ({ label, href, isDone: isDone(content) }));
