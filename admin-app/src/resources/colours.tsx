import { colours, type Colours } from '@charity-site/api-client/entities';
import { kitTheme } from '@charity-site/ui-kit/theme';
import type { FormField } from '../forms/fields';
import { ColourField } from '../singletons/ColourField';
import { ColoursPreview } from '../singletons/ColoursPreview';
import { singletonScreen } from '../singletons/makeSingletonScreen';
import { singletonWords } from '../singletons/singletonWords';
import { showColours } from '../singletons/showColours';

const theme = kitTheme.colorSchemes.light?.palette;

const field = <Name extends keyof Colours>(
  name: Name,
  label: string,
  hint: string,
  isText: boolean,
): FormField<Name> => ({
  kind: 'own',
  name,
  label,
  render: ({ value, onChange, error }) => (
    <ColourField {...{ name, label, hint, isText, onChange, error }} value={String(value)} />
  ),
});

/** /admin/colours */
export default singletonScreen<Colours>({
  type: colours,
  onStored: showColours,
  first: {
    main: theme?.primary.main.toLowerCase() ?? '',
    accent: theme?.secondary.main.toLowerCase() ?? '',
    third: theme?.kit.mark?.toLowerCase() ?? '',
  },
  words: singletonWords('Colours', 'No colours of your own yet. Visitors see the colours that came with the site.'),
  fields: [
    field('main', 'Main Colour', 'Headings, links, buttons and the dark bands. Best: the colour of your logo.', true),
    field('accent', 'Accent Colour', 'The Donate button, lines and patterns. Bright colours are fine.', false),
    field('third', 'Third Colour', 'Small marks, patterns and some tiles.', true),
  ],
  preview: (values) => <ColoursPreview values={values} />,
});
