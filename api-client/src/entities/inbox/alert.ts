import { flag, object } from '../fields/fields';

/** Rules of the request that switches email alerts on or off. */
export const alertRules = object({ wanted: flag('Alerts') });

/** Email alerts of the signed-in person. `mailIsOn` is true if the site sends email at all. */
export interface Alerts {
  wanted: boolean;
  mailIsOn: boolean;
}
