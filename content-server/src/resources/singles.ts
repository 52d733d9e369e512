import {
  contactDetailsRules,
  donationDetailsRules,
  logoRules,
  pageHeroRules,
  quoteRules,
} from '@charity-site/api-client/entities';
import type { Single } from '../crud/single';

export const quote: Single = { path: 'quote', table: 'quote', item: 'Quote', rules: quoteRules };

export const logo: Single = { path: 'logo', table: 'logo', item: 'Logo', rules: logoRules };

export const contactDetails: Single = {
  path: 'contact-details',
  table: 'contact_details',
  item: 'Contact details',
  rules: contactDetailsRules,
};

export const donationDetails: Single = {
  path: 'donation-details',
  table: 'donation_details',
  item: 'Donation details',
  rules: donationDetailsRules,
};

/** One a page: the key is the page's, not the path (docs/product.md 6.1). */
export const pageHeroes: Single = {
  path: 'page-hero',
  table: 'page_heroes',
  item: 'Page hero',
  rules: pageHeroRules,
};
