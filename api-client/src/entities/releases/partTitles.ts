interface PartTitle {
  title: string;
  about: string;
  /** The title within a sentence. */
  within: string;
}

/** Titles of the site's parts for the administrator, most important for visitors first. */
const PART_TITLES: Readonly<Record<string, PartTitle>> = {
  'public-site': {
    title: 'Public website',
    about: 'Everything visitors see.',
    within: 'the public website',
  },
  'admin-app': {
    title: 'Administrator area',
    about: 'Where content is edited.',
    within: 'the administrator area',
  },
  shell: {
    title: 'Site frame',
    about: 'What holds the other parts together and loads them.',
    within: 'the site frame',
  },
};

/** The title of a part; its remote's name if unknown. */
export const partTitle = (name: string): PartTitle =>
  PART_TITLES[name] ?? { title: name, about: '', within: name };

/** The parts, most important for visitors first. */
export const partsInOrder = <Part extends { name: string }>(parts: readonly Part[]): Part[] => {
  const position = ({ name }: Part) => [...Object.keys(PART_TITLES), name].indexOf(name);
  return [...parts].sort((one, other) => position(one) - position(other));
};
