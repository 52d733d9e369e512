import { useQuery } from '@tanstack/react-query';
import { caseStudyQuery } from '@charity-site/api-client';
import { useParams } from 'react-router-dom';
import { t } from '@charity-site/api-client/http';
import { articleAbout, itemHead } from '../../head/itemHead';
import { Article } from '../../page/Article';
import { BackLink } from '../../page/BackLink';
import { ItemPage } from '../../page/ItemPage';

/** Title and description of the page. */
export const head = itemHead('Case study', '/case-studies', caseStudyQuery, (item) => ({
  item,
  text: item.content,
  about: articleAbout(item),
}));

/** One case study. */
export function CaseStudyPage() {
  const { id = '' } = useParams();
  const query = useQuery(caseStudyQuery(id));
  return (
    <ItemPage
      of="case-studies"
      query={query}
      back={<BackLink href="/case-studies">All case studies</BackLink>}
      failure="Failed to fetch case study details."
      kind="Case study"
      missing="Case study not found"
    >
      {({ title, category, content, ...study }) => (
        <Article title={title} meta={t(category)} item={study} html={content} />
      )}
    </ItemPage>
  );
}
