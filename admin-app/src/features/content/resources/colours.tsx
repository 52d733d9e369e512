import { colours, type Colours } from '@charity-site/api-client/entities';
import { kitTheme } from '@charity-site/ui-kit/theme';
import type { FieldOptions } from '../../../shared/fields/buildFields';
import { ColourField } from '../singletons/ColourField';
import { ColoursPreview } from '../singletons/ColoursPreview';
import { createSingletonScreen } from '../singletons/createSingletonScreen';
import { showColours } from '../singletons/showColours';

const theme = kitTheme.colorSchemes.light?.palette;

const field = (hint: string, isText: boolean): FieldOptions => ({
  hint,
  render: ({ value, ...control }) => (
    <ColourField {...control} isText={isText} value={String(value)} />
  ),
});

/** /admin/colours */
export default createSingletonScreen<Colours>({
  type: colours,
  onStored: showColours,
  first: {
    main: theme?.primary.main.toLowerCase() ?? '',
    accent: theme?.secondary.main.toLowerCase() ?? '',
    third: theme?.kit.mark?.toLowerCase() ?? '',
  },
  words: { none: 'No colours of your own yet. Visitors see the colours that came with the site.' },
  fields: {
    main: field(
      'Headings, links, buttons and the dark bands. Best: the colour of your logo.',
      true,
    ),
    accent: field('The Donate button, lines and patterns. Bright colours are fine.', false),
    third: field('Small marks, patterns and some tiles.', true),
  },
  preview: (values) => <ColoursPreview values={values} />,
});
