import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { AreaIcon } from '@charity-site/ui-kit';
import { AREAS, areaHref, type Area } from '../areas';

const TILES = AREAS.filter(({ hasNoTile }) => !hasNoTile);

/** A tile for each content area with its number of items; unread messages are highlighted. */
export function AreaTiles() {
  const { counts = {}, unreadMessages = 0 } = useQuery(dashboardQuery()).data ?? {};
  const countOf = ({ path, counted = path }: Area) => counts[counted];
  return (
    <Box component="section" aria-label="Content areas">
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
        }}
      >
        {TILES.map((area) => (
          <Card component="li" key={area.path}>
            <CardActionArea
              href={areaHref(area)}
              sx={{ height: '100%', p: 2, display: 'grid', gridTemplateColumns: '1fr', gap: 1, alignContent: 'start' }}
            >
              <Box
                sx={{
                  display: 'flex',
                  justifyContent: 'space-between',
                  alignItems: 'center',
                  minHeight: 36,
                  color: 'primary.main',
                }}
              >
                <AreaIcon name={area.icon} />
                {countOf(area) !== undefined && (
                  <Typography component="span" variant="h4" sx={{ color: 'text.primary' }}>
                    {countOf(area)}
                  </Typography>
                )}
              </Box>
              <Typography component="span" variant="subtitle2">
                {area.label}
              </Typography>
              {area.path === 'messages' && unreadMessages > 0 && (
                <Typography component="span" variant="body2" sx={{ color: 'kit.amberInk', fontWeight: 650 }}>
                  {unreadMessages} unread
                </Typography>
              )}
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
