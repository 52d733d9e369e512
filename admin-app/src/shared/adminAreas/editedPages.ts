import { PUBLIC_PAGES, screenOfPart, type PublicPage } from '@charity-site/api-client/entities';
import type { Area } from './area';

/** The public pages, and as the last one the parts that all pages share. */
export const EDITED_PAGES: readonly PublicPage[] = [
  ...PUBLIC_PAGES,
  {
    title: 'Every page',
    path: '/',
    parts: ['organisation', 'logo', 'colours', 'notice', 'contact-details'],
  },
];

/** The pages that show what an area edits. */
export const pagesShowing = ({ path }: Area): PublicPage[] =>
  EDITED_PAGES.filter(({ parts }) => parts.some((part) => screenOfPart(part) === path));

/** Short description of an area's part of a page. */
export const holdsOn = ({ title }: PublicPage, { holds }: Area): string | undefined =>
  typeof holds === 'object' ? holds[title] : holds;

/**
 * Where visitors see what an area edits: a sentence, and a page that shows it. Undefined for an
 * area that changes nothing on the public site.
 */
export const appearanceOf = (area: Area): { text: string; href: string } | undefined => {
  const pages = pagesShowing(area);
  const { href = pages[0]?.path, more = '' } = area;
  if (href === undefined) return undefined;
  const titles = pages.map(({ title }) => title).join(', ');
  const onPages = `On the ${pages.length === 1 ? 'page' : 'pages'} ${titles.replace(/, ([^,]+)$/, ' and $1')}`;
  return { text: area.text ?? `${onPages}${more}.`, href };
};
