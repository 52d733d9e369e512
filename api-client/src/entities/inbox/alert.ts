import { flag, object } from '../fields/fields';

/** Rules of the request that switches alerts by mail on or off. */
export const alertRules = object({ wanted: flag('Alerts') });

/** Alerts of the signed-in person by mail. `mailIsOn` is true when the site sends mail at all. */
export interface Alerts {
  wanted: boolean;
  mailIsOn: boolean;
}
