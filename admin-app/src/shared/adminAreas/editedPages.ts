import { PUBLIC_PAGES, screenOfPart, type PublicPage } from '@charity-site/api-client/entities';
import type { Area } from './area';

/** The public pages; at the end the parts that all pages share. */
export const EDITED_PAGES: readonly PublicPage[] = [
  ...PUBLIC_PAGES,
  {
    title: 'Every page',
    path: '/',
    parts: ['organisation', 'logo', 'colours', 'contact-details'],
  },
];

/** The pages that show what an area edits. */
export const pagesShowing = ({ path }: Area): PublicPage[] =>
  EDITED_PAGES.filter(({ parts }) => parts.some((part) => screenOfPart(part) === path));

/** Content of a page that an area edits, in a few words; undefined without words about it. */
export const holdsOn = ({ title }: PublicPage, { holds }: Area): string | undefined =>
  typeof holds === 'object' ? holds[title] : holds;

/**
 * A sentence about where visitors see what an area edits, and a page that shows it. Undefined for
 * an area that changes nothing on the public site.
 */
export const appearanceOf = (area: Area): { text: string; href: string } | undefined => {
  const pages = pagesShowing(area);
  const { href = pages[0]?.path, more = '' } = area;
  if (href === undefined) return undefined;
  const titles = pages.map(({ title }) => title).join(', ');
  const named = `On the ${pages.length === 1 ? 'page' : 'pages'} ${titles.replace(/, ([^,]+)$/, ' and $1')}`;
  return { text: area.text ?? `${named}${more}.`, href };
};
