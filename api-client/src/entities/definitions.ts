import { aboutUs } from './aboutUs';
import { colours } from './colours';
import { comments, commentSettings } from './comment';
import { contactDetails } from './contactDetails';
import * as content from './content';
import type { AnyContentType, AnyListing, AnySingleton } from './contentType';
import { donationDetails } from './donationDetails';
import { figures } from './figures';
import { redirects } from './redirects';
import { giving } from './giving';
import { groups } from './groups';
import { logo } from './logo';
import { messages } from './message';
import { organisation } from './organisation';
import { pageHeroes } from './pageHero';
import { privacy, safeguarding } from './policies';
import { quote } from './quote';
import { pictures } from './storedPicture';

/** The definition of any of the content types. */
export type SomeContentType = (typeof content)[keyof typeof content];

/** The content types, in the alphabetical order of their names. */
export const CONTENT_TYPES: readonly AnyContentType[] = Object.values(content);

const OTHER_LISTINGS = [comments, messages, pictures] as const;

/** The definition of any list. */
export type SomeListing = SomeContentType | (typeof OTHER_LISTINGS)[number];

/** All lists: the content types, then those whose calls are written by hand. A list comes after the list of its owners. */
export const LISTINGS: readonly AnyListing[] = [...CONTENT_TYPES, ...OTHER_LISTINGS];

const RECORDS = [
  quote,
  logo,
  contactDetails,
  donationDetails,
  organisation,
  colours,
  aboutUs,
  groups,
  figures,
  giving,
  privacy,
  safeguarding,
  commentSettings,
  redirects,
] as const;

/** The definition of any singleton. */
export type SomeSingleton = (typeof RECORDS)[number] | typeof pageHeroes;

/** The singletons that exist once. */
export const SINGLETONS: readonly AnySingleton[] = RECORDS;

/** All singletons, with the page heroes, which exist once for each page. */
export const ALL_SINGLETONS: typeof SINGLETONS = [...RECORDS, pageHeroes];
