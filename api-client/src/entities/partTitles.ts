/** Titles of the site's parts for the administrator, most important for visitors first. */
export const PART_TITLES: Readonly<Record<string, { title: string; about: string; within: string }>> = {
  'public-site': { title: 'Public website', about: 'All that visitors see.', within: 'the public website' },
  'admin-app': {
    title: 'Administrator area',
    about: 'Where the content is kept.',
    within: 'the administrator area',
  },
  shell: {
    title: 'Site frame',
    about: 'What holds the other parts together and loads them.',
    within: 'the site frame',
  },
};
