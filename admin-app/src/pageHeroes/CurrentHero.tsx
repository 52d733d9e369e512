import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import type { PageHero } from '@charity-site/api-client/entities';
import { Picture } from '@charity-site/ui-kit';

/** Small preview of the page's hero. */
export function CurrentHero({ hero }: { hero: PageHero }) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={{ borderRadius: '14px', overflow: 'hidden', maxWidth: 880 }}>
        <Picture {...pictureSource(hero.image)} alt="" sizes="(max-width: 900px) 100vw, 880px" ratio={21 / 9} />
      </Box>
      <Typography component="figcaption" variant="h4" sx={{ mt: 1.5 }}>
        {hero.title}
      </Typography>
    </Box>
  );
}
