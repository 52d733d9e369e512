import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import { useId, type ReactNode } from 'react';
import { areaHref, definitionPath, groupsFor } from '../../shared/adminAreas';
import { LinkRow } from '../../shared/layout/LinkRow';
import { PlainList } from '../../shared/layout/PlainList';
import { TALL_LINK } from '../../shared/layout/StandaloneLink';
import { useRole } from '../../shared/session/useRole';

/**
 * A row for each area with its number of items, in the groups of the sidebar, then the rows of
 * other remotes. Unread messages and held comments are highlighted.
 */
export function AreaTiles() {
  const {
    counts = {},
    unreadMessages = 0,
    waitingComments = 0,
  } = useQuery(dashboardQuery()).data ?? {};
  const role = useRole();
  const notes: Partial<Record<string, string | false>> = {
    messages: unreadMessages > 0 && `${unreadMessages} unread`,
    comments: waitingComments > 0 && `${waitingComments} waiting`,
  };
  const contributed = siteConfig().contributions?.tiles ?? [];
  return (
    <Box
      component="section"
      aria-label="Content areas"
      sx={{
        columnWidth: { xs: '9rem', sm: '15rem' },
        columnGap: { xs: 1, sm: 3 },
        '& > *': { breakInside: 'avoid', pb: 2.5 },
      }}
    >
      {groupsFor(role)
        .filter(({ areas }) => areas.length > 0)
        .map((group) => (
          <Group key={group.label} label={group.label} href={group.path && areaHref(group)}>
            {group.areas.map((area) => (
              <li key={area.path}>
                <LinkRow
                  href={areaHref(area)}
                  label={area.label}
                  altLabel={area.altLabel}
                  icon={area.icon}
                  count={counts[definitionPath(area)]}
                  note={notes[area.path] || undefined}
                />
              </li>
            ))}
          </Group>
        ))}
      {contributed.length > 0 && (
        <Group label="More">
          {contributed.map(({ href, label, slot }) => (
            <li key={href}>
              <LinkRow
                href={href}
                label={label}
                icon="dashboard"
                count={slot === undefined ? undefined : <span data-slot={slot} />}
              />
            </li>
          ))}
        </Group>
      )}
    </Box>
  );
}

function Group({
  label,
  href,
  children,
}: {
  label: string;
  href?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <Typography component="h2" variant="subtitle2" id={id} sx={{ px: 1.5 }}>
        {href ? (
          <Box component="a" href={href} sx={{ ...TALL_LINK, my: -1.375, color: 'primary.main' }}>
            {label}
          </Box>
        ) : (
          label
        )}
      </Typography>
      <PlainList aria-labelledby={id}>{children}</PlainList>
    </div>
  );
}
