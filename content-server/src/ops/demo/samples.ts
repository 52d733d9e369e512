import caseStudies from '../../../demo/case-studies.json';
import documents from '../../../demo/documents.json';
import events from '../../../demo/events.json';
import members from '../../../demo/executive-members.json';
import heroSlides from '../../../demo/hero-slides.json';
import partners from '../../../demo/partners.json';
import projects from '../../../demo/projects.json';
import singletons from '../../../demo/singletons.json';
import updates from '../../../demo/updates.json';
import useCases from '../../../demo/use-cases.json';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

/** The names of the demo content's items, by the path of their list. */
export const SAMPLE_ITEMS: Record<string, string[]> = {
  'hero-slides': titles(heroSlides),
  updates: titles(updates),
  'case-studies': titles(caseStudies),
  'use-cases': titles(useCases),
  events: titles(events),
  projects: titles(projects),
  'executive-members': names(members),
  partners: names(partners),
  documents: titles(documents),
};

/** The fields of the demo content's singletons, by their path. */
const SAMPLE_SINGLETONS: Record<string, Record<string, string>> = singletons;

/** Fields in which one sample is enough to mislead a visitor, such as a number that nobody answers. */
const MISLEADING: Record<string, string[]> = {
  'contact-details': ['phone', 'email', 'address'],
  organisation: ['tagline', 'registration', 'treasurer'],
  'donation-details': ['bankName', 'accountNumber', 'swiftCode'],
};

/** True if a stored singleton still has the values of the demo content: all of them, or one that misleads. */
export const isSample = (path: string, stored: Record<string, unknown>): boolean => {
  const sample = SAMPLE_SINGLETONS[path];
  if (!sample) return false;
  const isSame = (field: string) => stored[field] === sample[field];
  const misleading = MISLEADING[path];
  if (misleading) return misleading.some(isSame);
  return Object.keys(sample)
    .filter((field) => field in stored)
    .every(isSame);
};
