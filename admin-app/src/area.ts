import { contentCalls, type ListQuery } from '@charity-site/api-client';
import type { AnyContentType } from '@charity-site/api-client/entities';
import type { AreaName } from '@charity-site/ui-kit';
import type { ComponentType } from 'react';
import { screenPath } from './screenPath';
import type { AnyQuery } from './start';

/** Where visitors see what a screen edits. */
interface Appearance {
  /** One sentence. */
  text: string;
  /** A public page that shows it. */
  href: string;
}

/** One area of the admin: its sidebar link, dashboard tile, path and screen. */
export interface Area {
  /** Path segment: 'partners' for /admin/partners. */
  path: string;
  label: string;
  icon: AreaName;
  /** Left out where visitors see nothing of it. */
  appearance?: Appearance;
  /** Query of a list; its first page loads together with the screen's code. */
  list?: (query: ListQuery) => AnyQuery;
  /** The content type of a list that can be sorted. */
  content?: AnyContentType;
  /** Name of the list among the dashboard's counts; `path` when left out. */
  counted?: string;
  /** Query of a singleton; it loads together with the screen's code. */
  record?: () => AnyQuery;
  /** Editors do not see it, and the server refuses them its calls. */
  isForAdministrators?: true;
  /** Shown in the sidebar only, because it has no content. */
  hasNoTile?: true;
  /** Loads the screen's code. */
  screen: () => Promise<ComponentType>;
}

/** The area of a content type; its screen is the default export of the file in `resources/` that its path names. */
export const contentArea = (
  type: AnyContentType,
  { icon = 'caseStudies', appearance }: Partial<Pick<Area, 'icon' | 'appearance'>> = {},
): Area => ({
  path: screenPath(type.path),
  counted: type.path,
  content: type,
  label: type.label,
  icon,
  appearance,
  list: contentCalls(type, { drafts: true }).query,
  screen: async () => {
    const { default: Screen }: { default: ComponentType } = await import(`./resources/${type.path}.tsx`);
    return Screen;
  },
});

/** Areas below a heading of the sidebar. */
export interface AreaGroup {
  label: string;
  areas: readonly Area[];
}
