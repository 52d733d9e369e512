import { bookings } from '../inbox/booking';
import { comments } from '../inbox/comment';
import * as content from '../content/content';
import type { AnyContentType, AnyListing, AnySingleton } from '../types/contentType';
import { gifts } from '../inbox/gift';
import { messages } from '../inbox/message';
import { pageHeroes } from '../singletons/pageHero';
import * as singletons from '../singletons/singletons';
import { pictures } from '../pictures/storedPicture';

/** The definition of any of the content types. */
export type SomeContentType = (typeof content)[keyof typeof content];

/** The content types, in the alphabetical order of their names. */
export const CONTENT_TYPES: readonly AnyContentType[] = Object.values(content);

const OTHER_LISTINGS = [comments, messages, gifts, bookings, pictures] as const;

/** The definition of any list. */
export type SomeListing = SomeContentType | (typeof OTHER_LISTINGS)[number];

/** All lists: content types, then those with handwritten calls. A list comes after its owner's. */
export const LISTINGS: readonly AnyListing[] = [...CONTENT_TYPES, ...OTHER_LISTINGS];

/** The definition of any singleton. */
export type SomeSingleton = (typeof singletons)[keyof typeof singletons] | typeof pageHeroes;

/** The singletons that exist once, in the alphabetical order of their names. */
export const SINGLETONS: readonly AnySingleton[] = Object.values(singletons);

/** All singletons, including the page heroes, which exist once per page. */
export const ALL_SINGLETONS: typeof SINGLETONS = [...SINGLETONS, pageHeroes];
