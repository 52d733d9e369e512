import {
  coloursQuery,
  contactDetailsQuery,
  donationDetailsQuery,
  logoQuery,
  organisationQuery,
} from '@charity-site/api-client';
import { executiveMembers, partners } from '@charity-site/api-client/entities';
import { contentArea, type AreaGroup } from '../area';

export const organisation: AreaGroup = {
  label: 'Organisation',
  areas: [
    {
      path: 'organisation',
      isForAdministrators: true,
      label: 'Name & Tagline',
      appearance: { text: 'In the header and footer of every page, in search engines and in shared links.', href: '/' },
      icon: 'organisation',
      record: organisationQuery,
      screen: async () => (await import('../records/organisation')).OrganisationScreen,
    },
    {
      path: 'colours',
      isForAdministrators: true,
      label: 'Colours',
      appearance: { text: 'On every page.', href: '/' },
      icon: 'colours',
      record: coloursQuery,
      screen: async () => (await import('../records/colours')).ColoursScreen,
    },
    contentArea(executiveMembers, { icon: 'members', appearance: { text: 'On the page About.', href: '/about' } }),
    contentArea(partners, { icon: 'partners', appearance: { text: 'At the end of the home page.', href: '/' } }),
    {
      path: 'logo',
      isForAdministrators: true,
      label: 'Logo',
      appearance: { text: 'In the header of every page.', href: '/' },
      icon: 'logo',
      record: logoQuery,
      screen: async () => (await import('../records/logo')).LogoScreen,
    },
    {
      path: 'contact-details',
      isForAdministrators: true,
      label: 'Contact Details',
      appearance: {
        text: 'In the header and footer of every page, on Contact Us, and behind the badge with social links.',
        href: '/contact-us',
      },
      icon: 'contact',
      record: contactDetailsQuery,
      screen: async () => (await import('../records/contactDetails')).ContactDetailsScreen,
    },
    {
      path: 'donation-details',
      isForAdministrators: true,
      label: 'Donation Details',
      appearance: { text: 'On the page Donate.', href: '/donate' },
      icon: 'donation',
      record: donationDetailsQuery,
      screen: async () => (await import('../records/donationDetails')).DonationDetailsScreen,
    },
  ],
};
