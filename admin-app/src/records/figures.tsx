import { entriesOf, figures, FIGURES, FIRST_FIGURES, type Figures } from '@charity-site/api-client/entities';
import { Facts } from '@charity-site/ui-kit';
import { entries } from './entries';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const descriptor: RecordDescriptor<Figures> = {
  type: figures,
  first: { figures: FIRST_FIGURES },
  words: {
    heading: 'Manage Figures',
    thing: 'page',
    current: 'Current Figures',
    none: 'No figures of your own yet. Visitors see four samples.',
    submit: (exists) => (exists ? 'Update Figures' : 'Add Figures'),
    confirm: 'Are you sure you want to delete the figures?',
    saved: 'Figures saved successfully!',
    deleted: 'Figures deleted successfully!',
    failedFetch: 'Failed to fetch figures.',
    failedSave: 'Failed to save figures.',
    failedDelete: 'Failed to delete figures.',
    deleteSaysWhy: true,
  },
  fields: [
    entries('figures', 'Figures', FIGURES, {
      hint: 'Only numbers that you can prove. Name the year and where they come from. Without any figure, visitors do not see Our Reach.',
    }),
  ],
  show: (value) => (
    <Facts facts={entriesOf(FIGURES, value.figures).map(({ number, label }) => [label, number] as [string, string])} />
  ),
};

/** /admin/figures (docs/product.md 5.22). */
export function FiguresScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
