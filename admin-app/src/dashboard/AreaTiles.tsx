import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { Page } from 'api-client';
import { AreaIcon, type AreaName } from 'ui-kit';
import { AREA_GROUPS } from '../layout/areas';
import { unreadQuery } from '../messages/unreadQuery';
import { AREA_COUNTS } from './areaCounts';

const AREAS = AREA_GROUPS.flatMap(({ areas }) => areas).filter(({ name }) => name !== 'dashboard');
const COUNTED = Object.keys(AREA_COUNTS) as AreaName[];

/** How many items each list has, as far as it is known. */
function useCounts(): Partial<Record<AreaName, number>> {
  const answers = useQueries({
    queries: COUNTED.map((name) => AREA_COUNTS[name] as UseQueryOptions<Page<unknown>>),
  });
  return Object.fromEntries(COUNTED.map((name, index) => [name, answers[index]?.data?.totalItems]));
}

/** A tile for each content area, with the number of its items; new messages stand out. */
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
        {AREAS.map(({ name, label, href }) => (
          <Card component="li" key={name}>
            <CardActionArea
              href={href}
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
                <AreaIcon name={name} />
                {counts[name] !== undefined && (
                  <Typography component="span" variant="h4" sx={{ color: 'text.primary' }}>
                    {counts[name]}
                  </Typography>
                )}
              </Box>
              <Typography component="span" variant="subtitle2">
                {label}
              </Typography>
              {name === 'messages' && unread > 0 && (
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
