import { pictureSource, type CardAt } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { itemPagePath } from '@charity-site/api-client/entities';
import { ContentCard } from '@charity-site/ui-kit';
import { formatDate } from '../../dates/format';
import { langOf } from '../../page/langOf';

/** Preview of a project, linked to its page ('Initiated: date', 3 lines, 'Read More'). */
export function ProjectCard({ project }: { project: CardAt<'projects'> }) {
  return (
    <ContentCard
      href={itemPagePath('/projects', project)}
      title={project.title}
      lang={langOf(project, 'title', 'excerpt')}
      picture={pictureSource(project.image, project.imageAlt, project.imageFocus)}
      meta={
        <>
          {t('Initiated:')} <time dateTime={project.initiatedDate}>{formatDate(project.initiatedDate)}</time>
        </>
      }
      text={project.excerpt}
      lines={3}
      linkText={t('Read More')}
      level="h2"
    />
  );
}
