import { aboutUs, DEFAULT_VALUES, type AboutUs } from '@charity-site/api-client/entities';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

const PARAGRAPHS = 'An empty line begins a new paragraph.';

/** /admin/about-us */
export default createSingletonScreen<AboutUs>({
  type: aboutUs,
  first: { values: DEFAULT_VALUES },
  words: { none: 'No texts yet. The pages About and Mission say nothing of who you are.' },
  fields: {
    about: { rows: 6, hint: `The start of the page About. ${PARAGRAPHS}` },
    founding: { rows: 6, hint: `Optional. ${PARAGRAPHS}` },
    history: {},
    vision: { rows: 3, hint: 'What will the world you work for look like?' },
    mission: { rows: 3, hint: 'What do you do to get there, and for whom?' },
    values: {},
  },
  sections: {
    'Who We Are': ['about', 'founding'],
    History: ['history'],
    'Vision and Mission': ['vision', 'mission'],
    Values: ['values'],
  },
});
