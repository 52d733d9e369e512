import type { Resource } from '../crud/resource';
import type { Single } from '../crud/single';
import { caseStudies } from './caseStudies';
import { events } from './events';
import { executiveMembers } from './executiveMembers';
import { heroSlides } from './heroSlides';
import { partners } from './partners';
import { projects } from './projects';
import { contactDetails, donationDetails, logo, quote } from './singles';
import { updates } from './updates';
import { useCases } from './useCases';

/** The listed content types, one descriptor each. To add one: its rules, its table's migration, its descriptor here. */
export const RESOURCES: readonly Resource[] = [
  heroSlides,
  updates,
  caseStudies,
  useCases,
  executiveMembers,
  events,
  projects,
  partners,
];

/** The records of which there is one. Page heroes, one a page, have their own routes. */
export const SINGLES: readonly Single[] = [quote, logo, contactDetails, donationDetails];
