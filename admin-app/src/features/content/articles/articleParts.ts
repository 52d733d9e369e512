import { articlePicture } from './articlePicture';
import { belongsToProject } from '../projects/belongsToProject';
import { longDate } from '../../../shared/site/time';

/** Fields that the card of an article shows. */
interface ArticleInList {
  title: string;
  category: string;
  image: string;
  excerpt: string;
  createdAt: string;
}

/** The form and the card of articles with a category: case studies and use cases. */
export const articleParts = (categories: readonly string[]) => ({
  card: (article: ArticleInList) => ({
    title: article.title,
    picture: article.image,
    notes: [article.category, longDate(article.createdAt)],
    preview: article.excerpt,
  }),
  fields: {
    title: { recommendedLength: 90 },
    category: {},
    image: articlePicture,
    content: {},
    project: belongsToProject,
  },
  categories,
});
