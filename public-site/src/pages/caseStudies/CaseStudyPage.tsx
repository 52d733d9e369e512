import { useQuery } from '@tanstack/react-query';
import { caseStudyQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { ItemView } from '../../data/ItemView';
import { itemHead } from '../../head/itemHead';
import { Article, ArticlePage } from '../../page/Article';
import { ArticleSkeleton } from '../../page/ArticleSkeleton';
import { BackLink } from '../../page/BackLink';

/** Title and description of the page. */
export const head = itemHead('Case study', '/case-studies', caseStudyQuery, ({ title, image, content: text }) => ({
  title,
  image,
  text,
}));

/** One case study. */
export function CaseStudyPage() {
  const { id = '' } = useParams();
  return (
    <ArticlePage>
      <BackLink href="/case-studies">All case studies</BackLink>
      <ItemView
        query={useQuery(caseStudyQuery(id))}
        skeleton={<ArticleSkeleton />}
        failure="Failed to fetch case study details."
        kind="Case study"
        missing="Case study not found"
      >
        {({ title, category, content, ...study }) => (
          <Article title={title} meta={category} item={study} html={content} />
        )}
      </ItemView>
    </ArticlePage>
  );
}
