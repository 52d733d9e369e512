import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { projectLinksQuery } from '@charity-site/api-client';
import { progressOf } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import { ProgressCount } from '../projects/progress/ProgressCount';

/** Maximum number of projects on the home page; the latest come first. */
const MAX_PROJECTS = 4;

const Row = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: 'clamp(1.25rem, 3vw, 3rem)',
  margin: 'clamp(1.75rem, 4vw, 3rem) 0 0',
  '--diamonds': theme.vars.palette.kit.onDeepAmber,
  // The home page stays short on phones.
  '@media (max-width: 44.99em)': { '& > :nth-of-type(n + 3)': { display: 'none' } },
  '& .of': { margin: '2px 0 0', ...theme.typography.body2 },
}));

/** Progress counts of projects, below the figures; renders nothing if no project has one. */
export function ProjectCounts() {
  const projects = useQuery(projectLinksQuery()).data ?? [];
  const counted = projects.flatMap((project) => {
    const progress = progressOf(project.progress);
    return progress ? [{ ...project, progress }] : [];
  });
  if (counted.length === 0) return null;
  return (
    <Row aria-label={t('Progress of our projects')}>
      {counted.slice(0, MAX_PROJECTS).map(({ progress, ...project }) => (
        <li key={project._id}>
          <ProgressCount progress={progress} lang={langOf(project, 'progress')} />
          <p className="of" lang={langOf(project, 'title')}>
            {project.title}
          </p>
        </li>
      ))}
    </Row>
  );
}
