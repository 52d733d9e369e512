import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { projectLinksQuery } from '@charity-site/api-client';
import { itemPagePath } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { Anchor } from '@charity-site/ui-kit/theme';
import { langOf } from './langOf';

const Line = styled('p')(({ theme }) => ({
  margin: 'clamp(0.75rem, 1.5vw, 1.25rem) 0 0',
  '& a': { color: theme.vars.palette.primary.main, fontWeight: 600 },
}));

/**
 * Link to an item's project. Renders nothing if visitors cannot see the project.
 * @param id of the project
 */
export function ProjectLink({ id }: { id: string }) {
  // Already cached: the menu of every page loads the titles.
  const project = useQuery(projectLinksQuery()).data?.find(({ _id }) => id.endsWith(_id));
  if (!project) return null;
  return (
    <Line>
      {t('Part of the project')}{' '}
      <Anchor href={itemPagePath('/projects', project)} lang={langOf(project, 'title')}>
        {project.title}
      </Anchor>
    </Line>
  );
}
