import { choice, picture, richText, text } from '../forms/fields';
import { belongsToProject } from '../projects/belongsToProject';
import { longDate } from '../site/time';

/** Fields of an article's card. */
type ArticleInList = Record<'title' | 'category' | 'image' | 'excerpt' | 'createdAt', string>;

/** The form and the card of articles with a category: case studies and use cases. */
export const articleParts = (categories: readonly string[]) => ({
  card: (article: ArticleInList) => ({
    title: article.title,
    picture: article.image,
    notes: [article.category, longDate(article.createdAt)],
    preview: article.excerpt,
  }),
  fields: [
    text('title', 'Title', { room: 90 }),
    choice('category', 'Category', categories),
    picture('image', 'Upload Image', { hint: 'Optional. Best at 1600 × 900 pixels.' }),
    richText('content', 'Content'),
    belongsToProject,
  ],
  categories,
});
