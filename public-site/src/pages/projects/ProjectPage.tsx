import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { Facts } from '@charity-site/ui-kit';
import { ItemView } from '../../data/ItemView';
import { formatDate, formatDay } from '../../dates/format';
import { itemHead } from '../../head/itemHead';
import { Article, ArticlePage } from '../../page/Article';
import { ArticleSkeleton } from '../../page/ArticleSkeleton';
import { BackLink } from '../../page/BackLink';

/** Title and description of the page. */
export const head = itemHead('Project', '/projects', projectQuery, ({ title, image, description: text }) => ({
  title,
  image,
  text,
}));

/** One project (docs/product.md 3.7). */
export function ProjectPage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage>
      <BackLink href="/projects">All projects</BackLink>
      <ItemView
        query={useQuery(projectQuery(id))}
        skeleton={<ArticleSkeleton />}
        failure="Failed to fetch project details."
        kind="Project"
        missing="Project not found."
      >
        {({ title, initiatedDate, createdAt, description, ...project }) => (
          <Article
            title={title}
            item={project}
            html={description}
            facts={
              <Facts
                layout="band"
                facts={[
                  ['Initiated on', <time dateTime={initiatedDate}>{formatDate(initiatedDate)}</time>],
                  ['Published on', <time dateTime={createdAt}>{formatDay(createdAt)}</time>],
                ]}
              />
            }
            action={
              <Button href="/get-involved" variant="contained" size="large">
                Get Involved
              </Button>
            }
            shareable
          />
        )}
      </ItemView>
    </ArticlePage>
  );
}
