import { email, object } from './fields';

/** Rules of the requests about everything that is stored of an e-mail address. */
export const addressRules = object({ email: email() });

/** How many messages and comments are stored of an address, those in the trash included. */
export interface AddressCount {
  messages: number;
  comments: number;
}
