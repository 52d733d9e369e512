import { useQuery } from '@tanstack/react-query';
import { projectsQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { Section } from '@charity-site/ui-kit';
import { PagedCards } from '../../components/list/PagedCards';
import { useListParams } from '../../components/list/usePageNumber';
import { heroHead } from '../../seo/heroHead';
import { Hero } from '../../components/Hero';
import { ProjectCard } from './ProjectCard';

/** Number of placeholder cards. */
const SKELETONS = 3;

/** Title and description of the page. */
export const head = heroHead('projects');

/** All projects, latest initiated first. */
export function ProjectsPage() {
  const query = useQuery(projectsQuery(useListParams()));
  return (
    <>
      <Hero page="projects" shows={query.data?.items} />
      <Section aria-label={t('Projects')}>
        <PagedCards
          query={query}
          failure="Failed to fetch projects."
          none="No projects found."
          label="Pages of projects"
          skeletons={SKELETONS}
          card={(project, layout) => <ProjectCard project={project} layout={layout} />}
        />
      </Section>
    </>
  );
}
