import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Page } from '@charity-site/api-client';
import { AreaIcon } from '@charity-site/ui-kit';
import { AREAS, areaHref } from '../areas';
import { unreadQuery } from '../messages/unreadQuery';

const TILES = AREAS.filter(({ hasNoTile }) => !hasNoTile);
const LISTS = AREAS.flatMap(({ path, list }) => (list ? [{ path, list }] : []));

/** Number of items of each list by its path, read from the smallest possible page. */
function useCounts(): Partial<Record<string, number>> {
  const answers = useQueries({
    queries: LISTS.map(({ list }) => list({ limit: 1 }) as UseQueryOptions<Page<unknown>>),
  });
  return Object.fromEntries(LISTS.map(({ path }, index) => [path, answers[index]?.data?.totalItems]));
}

/** A tile for each content area with its number of items; unread messages are highlighted. */
export function AreaTiles() {
  const counts = useCounts();
  const unread = useQuery(unreadQuery()).data ?? 0;
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
                {counts[area.path] !== undefined && (
                  <Typography component="span" variant="h4" sx={{ color: 'text.primary' }}>
                    {counts[area.path]}
                  </Typography>
                )}
              </Box>
              <Typography component="span" variant="subtitle2">
                {area.label}
              </Typography>
              {area.path === 'messages' && unread > 0 && (
                <Typography component="span" variant="body2" sx={{ color: 'kit.amberInk', fontWeight: 650 }}>
                  {unread} unread
                </Typography>
              )}
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
