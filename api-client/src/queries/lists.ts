import { cardsPage, type CardAt, type ContentPath } from '../endpoints/cards';
import { calendarEvents, upcomingEvents } from '../endpoints/events';
import { progressOf } from '../entities/content/progress';
import { truncateText, type Excerpt } from '../entities/text/truncateText';
import { publicCardsKey } from '../entities/types/seededKeys';
import { listQuery, type ListQuery } from '../endpoints/list';
import { ownPageLinks, projectCounts, projectTitles } from '../endpoints/menuItems';
import { queryOf } from '../endpoints/queryOf';

/**
 * Maximum length of the excerpts of all cards but the first, which is large. The others show three
 * lines, at most 160 characters.
 */
const EXCERPT_LENGTH = 240;

/** Fields that no card shows to visitors. */
type Unshown = 'createdAt' | 'updatedAt' | 'order' | 'imageCaption' | 'logoAlt';

/** A card on a visitor's page. Its `_id` identifies it on this page only. */
export type PublicCardAt<Path extends ContentPath> = Omit<CardAt<Path>, Unshown>;

/**
 * One page of the content type at a path, with the fields that visitors' cards show. Every rendered
 * page contains its data, and ids and times do not compress. So `_id` is the slug, which is also in
 * a link, or the position of an item without a page. See `itemQuery` for whole items.
 */
export const contentQuery = <Path extends ContentPath>(path: Path, query?: ListQuery) =>
  listQuery<PublicCardAt<Path>>(
    path,
    async (one, signal) => {
      const { items, ...paging } = await cardsPage<
        CardAt<Path> & Partial<Record<Unshown, unknown> & Excerpt> & { slug?: string }
      >(path, one, signal);
      const shown = items.map(
        ({ createdAt, updatedAt, order, imageCaption, logoAlt, ...card }, index) => ({
          ...card,
          ...(index > 0 && card.excerpt && { excerpt: truncateText(card.excerpt, EXCERPT_LENGTH) }),
          _id: card.slug === undefined ? String(index) : card.slug || card._id,
        }),
      );
      return { items: shown, ...paging };
    },
    (one) => publicCardsKey(path, one),
  )(query);

const pagesOf =
  <Path extends ContentPath>(path: Path) =>
  (query?: ListQuery) =>
    contentQuery(path, query);

/** The lists of visitors' pages. */
export const heroSlidesQuery = pagesOf('hero-slides');
export const updatesQuery = pagesOf('updates');
export const caseStudiesQuery = pagesOf('case-studies');
export const useCasesQuery = pagesOf('use-cases');
export const membersQuery = pagesOf('executive-members');
export const projectsQuery = pagesOf('projects');
export const partnersQuery = pagesOf('partners');
export const documentsQuery = pagesOf('documents');

/** The titles and dates of all events, for the calendar. */
export const calendarQuery = () => queryOf(['events', 'calendar'], calendarEvents);

/** The next events, for the dashboard. */
export const upcomingEventsQuery = () =>
  queryOf(['events', 'upcoming'], (signal) => upcomingEvents(undefined, signal));

/** The titles of all own pages, for the menu and the footer. */
export const ownPageLinksQuery = () => queryOf(['pages', 'links'], ownPageLinks);

/** The titles of all projects, for signed-in people. */
export const projectTitlesQuery = () => queryOf(['projects', 'titles'], projectTitles);

/** Number of digits that remain of a project's id. They are random, so they tell projects apart. */
const ID_DIGITS = 8;

/**
 * The titles of all projects, for the menu of every page. Their `_id` is the end of the id only,
 * because whole ids would cost each page 200 bytes.
 */
export const projectLinksQuery = () =>
  queryOf(['projects', 'links'], async (signal) => {
    const titles = await projectTitles(signal);
    return titles.map((project) => ({
      ...project,
      // Without a slug the whole id is in the link.
      _id: project.slug ? project._id.slice(-ID_DIGITS) : project._id,
    }));
  });

/** Maximum number of counts on the home page; the latest projects come first. */
const MAX_COUNTS = 4;

/** The latest projects with a count, for the home page. */
export const projectCountsQuery = () =>
  queryOf(['projects', 'counts'], async (signal) => {
    const projects = await projectCounts(signal);
    return projects
      .flatMap(({ _id, progress: stored, ...project }) => {
        const progress = progressOf(stored);
        return progress ? { ...project, progress } : [];
      })
      .slice(0, MAX_COUNTS);
  });
