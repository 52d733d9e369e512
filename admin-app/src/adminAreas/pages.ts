import { documents, executiveMembers, heroSlides, partners } from '@charity-site/api-client/entities';
import { contentArea, type AreaGroup } from './area';

/** The parts of the public pages, in the order of the pages. */
export const pages: AreaGroup = {
  label: 'Pages',
  icon: 'pages',
  path: 'pages',
  areas: [
    {
      path: 'page-heroes',
      label: 'Page Heroes',
      icon: 'pageHeroes',
      appearance: { text: 'At the top of each page, such as About.', href: '/about' },
      edits: ['page-hero'],
    },
    contentArea(heroSlides, {
      path: 'hero-carousel',
      icon: 'slides',
      appearance: { text: 'At the top of the home page, one after the other.', href: '/' },
    }),
    {
      path: 'quotes',
      label: 'Quote',
      icon: 'quote',
      appearance: { text: 'In the middle of the home page.', href: '/' },
      edits: ['quote'],
    },
    {
      path: 'figures',
      label: 'Figures',
      icon: 'figures',
      appearance: { text: 'Near the end of the home page, under Our Reach.', href: '/' },
    },
    contentArea(partners, { icon: 'partners', appearance: { text: 'At the end of the home page.', href: '/' } }),
    {
      path: 'about-us',
      label: 'About Us Texts',
      icon: 'texts',
      appearance: { text: 'On the pages About and Our Mission.', href: '/mission' },
    },
    contentArea(executiveMembers, { icon: 'members', appearance: { text: 'On the page About.', href: '/about' } }),
    {
      path: 'groups',
      label: 'Who We Serve',
      icon: 'served',
      appearance: { text: 'On the page Who We Serve; name and sentence also on the home page.', href: '/who-we-serve' },
    },
    {
      path: 'giving',
      label: 'Giving and Helping Texts',
      icon: 'giving',
      appearance: { text: 'On the pages Donate, Get Involved and Contact Us.', href: '/donate' },
    },
    {
      path: 'donation-details',
      label: 'Donation Details',
      icon: 'donation',
      appearance: { text: 'On the page Donate.', href: '/donate' },
    },
    {
      path: 'contact-details',
      label: 'Contact Details',
      icon: 'contact',
      appearance: {
        text: 'In the header and footer of every page, on Contact Us, and behind the badge with social links.',
        href: '/contact-us',
      },
    },
    contentArea(documents, {
      icon: 'documents',
      appearance: { text: 'On the page Documents, which every footer links to.', href: '/documents' },
    }),
    {
      path: 'privacy',
      label: 'Privacy Page',
      icon: 'privacy',
      appearance: { text: 'On the page Privacy, which every footer and form links to.', href: '/privacy' },
    },
    {
      path: 'safeguarding',
      label: 'Safeguarding Page',
      icon: 'safeguarding',
      appearance: { text: 'On the page Safeguarding, which every footer links to.', href: '/safeguarding' },
    },
  ],
};
