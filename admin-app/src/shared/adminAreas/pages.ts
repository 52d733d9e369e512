import {
  documents,
  executiveMembers,
  heroSlides,
  partners,
} from '@charity-site/api-client/entities';
import { area, contentArea, type AreaGroup } from './area';

/** The parts of the public pages, in the order of the pages. */
export const pages: AreaGroup = {
  label: 'Pages',
  icon: 'pages',
  path: 'pages',
  areas: [
    area('page-heroes', 'Page Heroes', 'pageHeroes', {
      text: 'At the top of each page, such as About.',
      href: '/about',
      edits: ['page-hero'],
    }),
    contentArea(heroSlides, 'slides', {
      path: 'hero-carousel',
      text: 'At the top of the home page, one after the other.',
      href: '/',
    }),
    area('quotes', 'Quote', 'quote', {
      text: 'In the middle of the home page.',
      href: '/',
      edits: ['quote'],
    }),
    area('figures', 'Figures', 'figures', {
      text: 'Near the end of the home page, under Our Reach.',
      href: '/',
    }),
    contentArea(partners, 'partners', { text: 'At the end of the home page.', href: '/' }),
    area('about-us', 'About Us Texts', 'texts', { href: '/mission' }),
    contentArea(executiveMembers, 'members'),
    area('groups', 'Who We Serve', 'served', {
      text: 'On the page Who We Serve; name and sentence also on the home page.',
      href: '/who-we-serve',
    }),
    area('giving', 'Giving and Helping Texts', 'giving'),
    area('donation-details', 'Donation Details', 'donation'),
    area('contact-details', 'Contact Details', 'contact', {
      text: 'In the header and footer of every page, on Contact Us, and behind the badge with social links.',
      href: '/contact-us',
    }),
    contentArea(documents, 'documents', {
      text: 'On the page Documents, which every footer links to.',
      href: '/documents',
    }),
    area('privacy', 'Privacy Page', 'privacy', {
      text: 'On the page Privacy, which every footer and form links to.',
      href: '/privacy',
    }),
    area('safeguarding', 'Safeguarding Page', 'safeguarding', {
      text: 'On the page Safeguarding, which every footer links to.',
      href: '/safeguarding',
    }),
  ],
};
