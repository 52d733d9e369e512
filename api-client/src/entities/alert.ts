import { flag, object } from './fields';

/** Rules of the request that switches alerts by mail on or off. */
export const alertRules = object({ wanted: flag('Alerts') });

/** Whether the person who is signed in gets alerts by mail, and whether the site sends mail at all. */
export interface Alerts {
  wanted: boolean;
  mailIsOn: boolean;
}
