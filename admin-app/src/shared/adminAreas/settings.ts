import { area, type AreaGroup } from './area';

/** The screens that are rarely needed. */
export const settings: AreaGroup = {
  label: 'Settings',
  icon: 'settings',
  areas: [
    area('organisation', 'Name and Tagline', 'organisation', {
      text: 'In the header and footer of every page, in search engines and in shared links.',
      href: '/',
    }),
    area('logo', 'Logo', 'logo', { text: 'In the header of every page.', href: '/' }),
    area('colours', 'Colours', 'colours', { text: 'On every page.', href: '/' }),
    { path: 'people', label: 'People', icon: 'people' },
    { path: 'history', label: 'History', icon: 'history', isForEditors: true },
    { path: 'trash', label: 'Trash', icon: 'trash', isForEditors: true },
    { path: 'redirects', label: 'Redirects', icon: 'redirects' },
    { path: 'releases', label: 'Releases', icon: 'releases' },
    { path: 'account', label: 'Account', icon: 'account', isForEditors: true },
    { path: 'profile-settings', label: 'Profile Settings', icon: 'account', isForEditors: true },
  ],
};
