import { aboutUs, FIRST_VALUES, HISTORY, VALUES, type AboutUs } from '@charity-site/api-client/entities';
import { section, text } from '../forms/fields';
import { entries } from '../singletons/entries';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';

const PARAGRAPHS = 'An empty line begins a new paragraph.';

/** /admin/about-us */
export default singletonScreen<AboutUs>({
  type: aboutUs,
  first: { values: FIRST_VALUES },
  words: singletonWords('About Us Texts', 'No texts yet. The pages About and Mission say nothing of who you are.'),
  fields: [
    ...section(
      'Who We Are',
      text('about', 'About Us', { rows: 6, hint: `The start of the page About. ${PARAGRAPHS}` }),
      text('founding', 'How We Began', { rows: 6, required: false, hint: `Optional. ${PARAGRAPHS}` }),
    ),
    ...section('History', entries('history', 'History', HISTORY)),
    ...section(
      'Vision and Mission',
      text('vision', 'Vision', { rows: 3, hint: 'What will the world you work for look like?' }),
      text('mission', 'Mission', { rows: 3, hint: 'What do you do to get there, and for whom?' }),
    ),
    ...section('Values', entries('values', 'Values', VALUES)),
  ],
});
