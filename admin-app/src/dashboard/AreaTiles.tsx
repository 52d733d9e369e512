import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import type { Area } from '../area';
import { AREAS, areaHref, isFor } from '../areas';
import { useRole } from '../session/useRole';
import { Tile } from './Tile';

const TILES = AREAS.filter(({ hasNoTile }) => !hasNoTile);

/**
 * A tile for each content area with its number of items, then those of other parts; unread messages and waiting
 * comments are highlighted.
 */
export function AreaTiles() {
  const { counts = {}, unreadMessages = 0, waitingComments = 0 } = useQuery(dashboardQuery()).data ?? {};
  const role = useRole();
  const notes: Partial<Record<string, string | false>> = {
    messages: unreadMessages > 0 && `${unreadMessages} unread`,
    comments: waitingComments > 0 && `${waitingComments} waiting`,
  };
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
        {TILES.filter((area) => isFor(area, role)).map((area) => (
          <Tile
            key={area.path}
            href={areaHref(area)}
            label={area.label}
            icon={area.icon}
            count={countOf(area)}
            note={notes[area.path] || undefined}
          />
        ))}
        {siteConfig().contributions?.tiles?.map(({ href, label, slot }) => (
          <Tile
            key={href}
            href={href}
            label={label}
            icon="dashboard"
            count={slot === undefined ? undefined : <span data-slot={slot} />}
          />
        ))}
      </Box>
    </Box>
  );
}
