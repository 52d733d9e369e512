import { queryOptions } from '@tanstack/react-query';
import { contactDetails } from '../endpoints/contactDetails';
import { donationDetails } from '../endpoints/donationDetails';
import { logo } from '../endpoints/logo';
import { pageHero } from '../endpoints/pageHero';
import { quote } from '../endpoints/quote';
import { releases } from '../endpoints/releases';
import type { PageKey } from '../entities/pageHero';

const recordQuery =
  <const Name extends string, Value>(name: Name, calls: { get: (signal?: AbortSignal) => Promise<Value | null> }) =>
  () =>
    queryOptions({ queryKey: [name] as const, queryFn: ({ signal }) => calls.get(signal) });

export const quoteQuery = recordQuery('quote', quote);
export const logoQuery = recordQuery('logo', logo);
export const contactDetailsQuery = recordQuery('contactDetails', contactDetails);
export const donationDetailsQuery = recordQuery('donationDetails', donationDetails);

/** A page's banner; null when none is set. */
export const pageHeroQuery = (page: PageKey) =>
  queryOptions({ queryKey: ['pageHero', page] as const, queryFn: ({ signal }) => pageHero.get(page, signal) });

/** What the site is made of and how it does. */
export const compositionQuery = () =>
  queryOptions({ queryKey: ['composition'] as const, queryFn: ({ signal }) => releases.composition(signal) });
