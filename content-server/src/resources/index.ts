import type { Resource } from '../crud/resource';
import type { Single } from '../crud/single';
import * as content from './content';
import { contactDetails, donationDetails, logo, quote } from './singles';

/** The listed content types. */
export const RESOURCES: readonly Resource[] = Object.values(content);

/** The records of which there is one. Page heroes, one a page, have their own routes. */
export const SINGLES: readonly Single[] = [quote, logo, contactDetails, donationDetails];
