import { TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import type { AreaGroup } from './area';

const LANGUAGES = TRANSLATION_LANGUAGES.map(({ name }) => name).join(', ');

/** Screens for rare changes: what belongs to the whole site. */
export const settings: AreaGroup = {
  label: 'Settings',
  icon: 'settings',
  areas: [
    {
      path: 'organisation',
      label: 'Name and Tagline',
      icon: 'organisation',
      text: 'In the header and footer of every page, in search engines and in shared links.',
      holds: 'Name and tagline',
      sample: 'The sample tagline, registration number or treasurer at the bottom of every page',
      firstStep: 'Give your organisation its name and tagline',
    },
    {
      path: 'logo',
      label: 'Logo',
      icon: 'logo',
      text: 'In the header of every page.',
      holds: 'The sign in the header',
      sample: 'The sample logo in the header',
      isUrgent: true,
      firstStep: 'Upload your logo',
    },
    {
      path: 'colours',
      label: 'Colours',
      icon: 'colours',
      text: 'On every page.',
      holds: 'Of the whole site',
      firstStep: 'Choose your colours',
    },
    { path: 'people', label: 'People', icon: 'people', action: 'managePeople' },
    { path: 'history', label: 'History', icon: 'history', action: 'editContent' },
    { path: 'trash', label: 'Trash', icon: 'trash', action: 'editContent' },
    { path: 'texts', label: `${LANGUAGES} Texts`, icon: 'languages' },
    { path: 'untranslated', label: 'Untranslated', icon: 'languages', action: 'editContent' },
    { path: 'redirects', label: 'Redirects', icon: 'redirects' },
    { path: 'releases', label: 'Releases', icon: 'releases', action: 'manageReleases' },
    { path: 'account', label: 'Account', icon: 'account', action: 'useAccount' },
    { path: 'profile-settings', label: 'Profile Settings', icon: 'account', action: 'useAccount' },
  ],
};
