import { t } from '@charity-site/api-client/http';

/**
 * An English date with the names of its day and month in the language of the page; neither Node nor
 * browsers know Chichewa.
 */
export const inLanguage = (date: string): string => date.replace(/\p{L}+/gu, (name) => t(name));
