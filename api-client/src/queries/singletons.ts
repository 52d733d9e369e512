import { queryOptions } from '@tanstack/react-query';
import type { DraftOf } from '../entities/types/contentType';
import type { SomeSingleton } from '../entities/definitions/definitions';
import type { Translated } from '../entities/languages/languages';
import type { PageKey } from '../entities/singletons/pagePaths';
import { pageHero } from '../endpoints/pageHero';
import { getSingleton, type Saved } from '../endpoints/singletons';

type SingletonPath = Exclude<SomeSingleton['path'], 'page-hero'>;
type ValueAt<Path extends SingletonPath> = Saved<DraftOf<Extract<SomeSingleton, { path: Path }>>> & Translated;

/** The query of the singleton at a path; null when it is unset. */
export const singletonQuery = <const Path extends SingletonPath>(path: Path) => {
  const queryKey: readonly [string] = [path];
  return queryOptions({ queryKey, queryFn: ({ signal }) => getSingleton<ValueAt<Path>>(`/content/${path}`, signal) });
};

export const commentSettingsQuery = () => singletonQuery('comment-settings');
export const quoteQuery = () => singletonQuery('quote');
export const logoQuery = () => singletonQuery('logo');
export const contactDetailsQuery = () => singletonQuery('contact-details');
export const donationDetailsQuery = () => singletonQuery('donation-details');
export const organisationQuery = () => singletonQuery('organisation');
export const coloursQuery = () => singletonQuery('colours');
export const aboutUsQuery = () => singletonQuery('about-us');
export const groupsQuery = () => singletonQuery('groups');
export const figuresQuery = () => singletonQuery('figures');
export const redirectsQuery = () => singletonQuery('redirects');
export const givingQuery = () => singletonQuery('giving');
export const privacyQuery = () => singletonQuery('privacy');
export const safeguardingQuery = () => singletonQuery('safeguarding');

/** A page's hero; null when none is set. */
export const pageHeroQuery = (page: PageKey) =>
  queryOptions({ queryKey: ['pageHero', page] as const, queryFn: ({ signal }) => pageHero.get(page, signal) });
