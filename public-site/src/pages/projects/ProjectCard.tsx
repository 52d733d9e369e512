import { pictureSource, type PublicCardAt } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath, progressOf } from '@charity-site/api-client/entities';
import { ContentCard, type ContentCardProps } from '@charity-site/ui-kit';
import { formatDate } from '../../dates/format';
import { langOf } from '../../components/langOf';
import { ProgressCount } from './progress/ProgressCount';

interface ProjectCardProps extends Pick<ContentCardProps, 'layout'> {
  project: PublicCardAt<'projects'>;
}

/** Preview of a project, linked to its page. */
export function ProjectCard({ project, layout }: ProjectCardProps) {
  const progress = progressOf(project.progress);
  return (
    <ContentCard
      href={itemPagePath('/projects', project)}
      title={project.title}
      lang={langOf(project, 'title', 'excerpt')}
      picture={pictureSource(project.image, project.imageAlt, project.imageFocus)}
      meta={
        <>
          {t('Initiated:')}{' '}
          <time dateTime={project.initiatedDate}>{formatDate(project.initiatedDate)}</time>
          {progress && <ProgressCount progress={progress} lang={langOf(project, 'progress')} />}
        </>
      }
      text={project.excerpt}
      lines={3}
      layout={layout}
      linkText={t('Read More')}
      level="h2"
    />
  );
}
