import { byOrder, contentType, type DraftOf } from '../types/contentType';
import {
  choice,
  MAX,
  object,
  optionalPicture,
  optionalText,
  order,
  requiredText,
  richText,
  type Stored,
} from '../fields/fields';

/** Maximum length of the summary, which search engines and shared links show, in characters. */
const SUMMARY_MAX = 160;

/** Where the site links to an own page. */
const SHOW_IN = ['menu', 'footer', 'both', 'none'] as const;

/**
 * A page of the organisation's own, such as Vacancies, at the root of the site
 * (docs/product.md 3.20).
 */
export const ownPages = contentType({
  path: 'pages',
  table: 'pages',
  items: 'pages',
  item: 'Page',
  label: 'Own Pages',
  rules: object({
    title: requiredText('Title', MAX.title),
    image: optionalPicture(),
    content: richText('Content'),
    summary: optionalText('Summary', SUMMARY_MAX),
    showIn: choice('Show In', SHOW_IN),
    order: order(),
  }),
  translatable: ['title', 'content', 'summary'],
  searchIn: ['title', 'summary'],
  sort: byOrder,
  excerptFrom: 'content',
  card: ['title', 'image', 'summary', 'showIn', 'order', 'excerpt', 'slug'],
  pages: '',
  publishing: true,
});

export type OwnPageDraft = DraftOf<typeof ownPages>;
export type OwnPage = Stored<OwnPageDraft>;
