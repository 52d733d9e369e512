import type { Browser } from '@playwright/test';
import type { Calls } from '../fixtures/product/calls';
import { addressOf, VISITOR_SCREENS, type Screen } from '../fixtures/product/screens';
import type { Product } from '../fixtures/product/withProduct';
import type { RunAudit } from './lighthouse';

export interface Bench {
  browser: Browser;
  /** Audits a page with Lighthouse. */
  audit: RunAudit;
  product: Product;
  /** URL of the product with demo content. */
  site: string;
  /** URL of the same site in one build without federation, for comparison. */
  single: () => Promise<string>;
  read: Calls['getOk'];
}

/**
 * The path of a screen, optionally in another language, where the home page has no trailing slash.
 */
export const pathOf = async (
  screen: Screen,
  read: Calls['getOk'],
  language?: string,
): Promise<string> => {
  const path = await addressOf(screen, read);
  return language ? `/${language}${path === '/' ? '' : path}` : path;
};

/** The public screens with these names. */
export const screensNamed = (names: readonly string[]): Screen[] =>
  VISITOR_SCREENS.filter(({ name }) => names.includes(name));
