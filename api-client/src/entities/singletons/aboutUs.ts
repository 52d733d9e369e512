import { singleton, type DraftOf } from '../types/contentType';
import { entriesField } from '../fields/entriesField';
import { MAX, object, optionalText, requiredText } from '../fields/fields';
import { HISTORY, VALUES } from '../fields/shapes';

/** The texts of the pages About and Mission, a singleton (docs/product.md 6.1). */
export const aboutUs = singleton({
  path: 'about-us',
  table: 'about_us',
  item: 'About us texts',
  rules: object({
    about: requiredText('About Us', MAX.message),
    founding: optionalText('How We Began', MAX.message),
    history: entriesField('History', HISTORY),
    vision: requiredText('Vision', 1000),
    mission: requiredText('Mission', 1000),
    values: entriesField('Values', VALUES),
  }),
  translatable: ['about', 'founding', 'history', 'vision', 'mission', 'values'],
});

export type AboutUs = DraftOf<typeof aboutUs>;
