import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PublicPage } from '@charity-site/api-client/entities';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { cardStyles } from '../../shared/layout/cardStyles';
import { LinkRow } from '../../shared/layout/LinkRow';
import { PlainList } from '../../shared/layout/PlainList';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { PageMiniature } from './PageMiniature';
import type { PagePart } from './partsFor';

/** A public page: its miniature, and a link to the screen of each part. */
export function PageCard({ page, parts }: { page: PublicPage; parts: readonly PagePart[] }) {
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        ...cardStyles,
        overflow: 'hidden',
        display: 'grid',
        gridTemplateColumns: { xs: '7.5rem minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
        alignContent: 'start',
      }}
    >
      <PageMiniature page={page} />
      <Box
        sx={{
          px: 1.5,
          py: 1,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          alignItems: 'center',
        }}
      >
        <Typography component="h2" variant="h6" id={id} sx={{ flex: 1 }}>
          {page.title}
        </Typography>
        <StandaloneLink href={page.path} target="_blank" rel="noopener" variant="body2">
          See it <span aria-hidden>↗</span>
          <VisuallyHidden> {page.title}</VisuallyHidden>
        </StandaloneLink>
      </Box>
      <PlainList aria-labelledby={id} sx={{ gridColumn: '1 / -1' }}>
        {parts.map(({ label, holds, href, icon }) => (
          <Box component="li" key={label} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            <LinkRow href={href} label={label} icon={icon} details={holds} />
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
