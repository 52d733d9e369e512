import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import { logo, type Logo } from '@charity-site/api-client/entities';
import { Picture } from '@charity-site/ui-kit';
import { picture, text } from '../forms/fields';
import { RecordScreen, type RecordDescriptor } from './RecordScreen';

const descriptor: RecordDescriptor<Logo> = {
  type: logo,
  words: {
    heading: 'Manage Logo',
    thing: 'logo',
    current: 'Current Logo',
    none: 'No logo yet. The site shows a drawing of a lamp beside the organisation’s name.',
    submit: () => 'Save Logo',
    confirm: 'Are you sure you want to delete the logo?',
    saved: 'Logo saved successfully!',
    deleted: 'Logo deleted successfully!',
    failedFetch: 'Failed to fetch logo.',
    failedSave: 'Failed to save logo.',
    failedDelete: 'Failed to delete logo.',
    deleteSaysWhy: false,
  },
  fields: [
    picture('url', 'Upload Logo', {
      required: true,
      described: false,
      hint: 'Best: a square picture with a transparent background, at least 256 × 256 pixels.',
    }),
    text('altText', 'Alt Text', { hint: 'What the logo shows, for those who can’t see it.' }),
  ],
  show: (value) => (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ maxWidth: 240, p: 2, bgcolor: 'kit.wash', borderRadius: 1 }}>
        <Picture {...pictureSource(value.url)} alt={value.altText} sizes="240px" fit="contain" />
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {value.altText}
      </Typography>
    </Box>
  ),
};

/** /admin/logo (docs/product.md 5.9). */
export function LogoScreen() {
  return <RecordScreen descriptor={descriptor} />;
}
