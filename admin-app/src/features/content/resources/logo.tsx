import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import { logo, type Logo } from '@charity-site/api-client/entities';
import { Picture } from '@charity-site/ui-kit';
import { createSingletonScreen } from '../singletons/createSingletonScreen';

/** /admin/logo */
export default createSingletonScreen<Logo>({
  type: logo,
  words: {
    none: 'No logo yet. The site shows a drawing of a lamp beside the organisation’s name.',
    noun: 'logo',
    add: 'Save Logo',
    update: 'Save Logo',
    deleteSaysWhy: false,
  },
  fields: {
    url: {
      label: 'Upload Logo',
      described: false,
      hint: 'Best: a square picture with a transparent background, at least 256 × 256 pixels.',
    },
    altText: { hint: 'What the logo shows, for those who can’t see it.' },
  },
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
});
