import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { projectCountsQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import { ProgressCount } from '../projects/progress/ProgressCount';

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
  const { data: projects = [] } = useQuery(projectCountsQuery());
  if (projects.length === 0) return null;
  return (
    <Row aria-label={t('Progress of our projects')}>
      {projects.map(({ progress, ...project }, index) => (
        <li key={index}>
          <ProgressCount progress={progress} lang={langOf(project, 'progress')} />
          <p className="of" lang={langOf(project, 'title')}>
            {project.title}
          </p>
        </li>
      ))}
    </Row>
  );
}
