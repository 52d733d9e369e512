import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pictureSource } from '@charity-site/api-client';
import type { PublicPage } from '@charity-site/api-client/entities';
import { ChitengeBand, Picture } from '@charity-site/ui-kit';
import { usePageHero } from './usePageHero';

/** Miniature of a page: its stored hero between lines that stand for header and text. */
export function PageMiniature({ page }: { page: PublicPage }) {
  const hero = usePageHero(page);
  const line = (width: string) => (
    <Box sx={{ width, height: 4, borderRadius: 1, bgcolor: 'kit.line' }} />
  );
  return (
    <Box
      aria-hidden
      sx={{
        bgcolor: 'kit.wash',
        aspectRatio: { sm: '16 / 10' },
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          px: 1,
          py: 0.75,
          bgcolor: 'background.paper',
        }}
      >
        <Box
          sx={{ width: 8, height: 8, borderRadius: '4px', bgcolor: 'primary.main', mr: 'auto' }}
        />
        {line('12%')}
        {line('12%')}
        {line('12%')}
      </Box>
      <Box sx={{ position: 'relative', flex: 1, minHeight: 40, bgcolor: 'kit.deep' }}>
        {hero?.image && (
          <Picture
            {...pictureSource(hero.image)}
            alt=""
            sizes="(max-width: 600px) 120px, 300px"
            ratio="fill"
          />
        )}
      </Box>
      <Typography
        component="div"
        variant="inherit"
        noWrap
        sx={{
          px: 1,
          py: 0.5,
          bgcolor: 'kit.deep',
          color: 'kit.onDeep',
          fontSize: '0.8125rem',
          fontWeight: 650,
        }}
      >
        {hero?.title ?? page.title}
      </Typography>
      <ChitengeBand on="deep" height={6} />
      <Box sx={{ display: { xs: 'none', sm: 'grid' }, gap: 0.75, px: 1, py: 1 }}>
        {line('82%')}
        {line('64%')}
      </Box>
    </Box>
  );
}
