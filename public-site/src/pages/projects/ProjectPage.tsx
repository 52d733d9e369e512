import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { progressOf } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { Facts } from '@charity-site/ui-kit';
import { formatDate, formatDay } from '../../dates/format';
import { articleJsonLd, itemHead } from '../../seo/itemHead';
import { Article } from '../../components/Article';
import { BackLink } from '../../components/BackLink';
import { ItemPage } from '../../components/item/ItemPage';
import { langOf } from '../../components/langOf';
import { ProgressCount } from './progress/ProgressCount';
import { ItemsOfProject } from './ItemsOfProject';

/** Title and description of the page. */
export const head = itemHead('Project', '/projects', projectQuery, (item) => ({
  item,
  about: articleJsonLd(item),
}));

/** One project. */
export function ProjectPage() {
  const { id = '' } = useParams();
  const query = useQuery(projectQuery(id));
  return (
    <ItemPage
      of="projects"
      query={query}
      back={<BackLink href="/projects">All projects</BackLink>}
      failure="Failed to fetch project details."
      kind="Project"
      missing="Project not found."
    >
      {({ title, initiatedDate, createdAt, description, progress: stored, ...project }) => {
        const progress = progressOf(stored);
        return (
          <>
            <Article
              title={title}
              item={project}
              html={description}
              facts={
                <Facts
                  layout="line"
                  facts={[
                    [
                      t('Initiated on'),
                      <time dateTime={initiatedDate}>{formatDate(initiatedDate)}</time>,
                    ],
                    [t('Published on'), <time dateTime={createdAt}>{formatDay(createdAt)}</time>],
                    [
                      t('Done so far'),
                      progress && (
                        <ProgressCount progress={progress} lang={langOf(project, 'progress')} />
                      ),
                    ],
                  ]}
                />
              }
              involves
            />
            <ItemsOfProject id={id} />
          </>
        );
      }}
    </ItemPage>
  );
}
