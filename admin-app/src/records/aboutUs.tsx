import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  aboutUs,
  entriesOf,
  FIRST_VALUES,
  HISTORY,
  paragraphsOf,
  VALUES,
  type AboutUs,
} from '@charity-site/api-client/entities';
import { text } from '../forms/fields';
import { entries } from './entries';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const PARAGRAPHS = 'An empty line begins a new paragraph.';

const descriptor: RecordDescriptor<AboutUs> = {
  type: aboutUs,
  first: { values: FIRST_VALUES },
  words: {
    heading: 'Manage About Us Texts',
    thing: 'page',
    current: 'Current About Us Texts',
    none: 'No texts yet. The pages About and Mission say nothing of who you are.',
    submit: (exists) => (exists ? 'Update About Us Texts' : 'Add About Us Texts'),
    confirm: 'Are you sure you want to delete the about us texts?',
    saved: 'About us texts saved successfully!',
    deleted: 'About us texts deleted successfully!',
    failedFetch: 'Failed to fetch about us texts.',
    failedSave: 'Failed to save about us texts.',
    failedDelete: 'Failed to delete about us texts.',
    deleteSaysWhy: true,
  },
  fields: [
    text('about', 'About Us', { rows: 6, hint: `The start of the page About. ${PARAGRAPHS}` }),
    text('founding', 'How We Began', { rows: 6, required: false, hint: `Optional. ${PARAGRAPHS}` }),
    entries('history', 'History', HISTORY),
    text('vision', 'Vision', { rows: 3, hint: 'What will the world you work for look like?' }),
    text('mission', 'Mission', { rows: 3, hint: 'What do you do to get there, and for whom?' }),
    entries('values', 'Values', VALUES),
  ],
  show: ({ about, founding, history, vision, mission, values }) => (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {[about, founding].flatMap(paragraphsOf).map((paragraph) => (
        <Typography key={paragraph}>{paragraph}</Typography>
      ))}
      {entriesOf(HISTORY, history).map(({ year, place, text: happened }) => (
        <Typography key={`${year} ${happened}`}>
          <strong>{[year, place].filter(Boolean).join(', ')}:</strong> {happened}
        </Typography>
      ))}
      <Typography>
        <strong>Our Vision:</strong> {vision}
      </Typography>
      <Typography>
        <strong>Our Mission:</strong> {mission}
      </Typography>
      {entriesOf(VALUES, values).map(({ name, text: said }) => (
        <Typography key={name}>
          <strong>{name}:</strong> {said}
        </Typography>
      ))}
    </Box>
  ),
};

/** /admin/about-us (docs/product.md 5.22). */
export function AboutUsScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
