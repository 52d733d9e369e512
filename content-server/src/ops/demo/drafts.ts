import { DEFAULT_PRIVACY, PAGE_KEYS } from '@charity-site/api-client/entities';
import caseStudies from '../../../demo/case-studies.json';
import comments from '../../../demo/comments.json';
import documents from '../../../demo/documents.json';
import events from '../../../demo/events.json';
import members from '../../../demo/executive-members.json';
import heroSlides from '../../../demo/hero-slides.json';
import messages from '../../../demo/messages.json';
import pageHeroes from '../../../demo/page-heroes.json';
import partners from '../../../demo/partners.json';
import projects from '../../../demo/projects.json';
import singletons from '../../../demo/singletons.json';
import updates from '../../../demo/updates.json';
import useCases from '../../../demo/use-cases.json';
import type { Calendar } from './calendar';

/** The demo items as in their files, by the path of their list. */
const ITEMS = {
  updates,
  events,
  projects,
  partners,
  documents,

  'hero-slides': heroSlides,
  'case-studies': caseStudies,
  'use-cases': useCases,
  'executive-members': members,
};

/** The names of the demo items, by the path of their list. */
export const SAMPLE_ITEMS: Record<string, string[]> = Object.fromEntries(
  Object.entries(ITEMS).map(([list, items]) => [
    list,
    items.map((item) => ('name' in item ? item.name : item.title)),
  ]),
);

export type DemoDrafts = ReturnType<typeof demoDrafts>;

/** Sets `order` to the position in the file. */
const positioned = <Item extends object>(items: readonly Item[]) =>
  items.map((item, index) => ({ ...item, order: index + 1 }));

const DAY_MS = 86_400_000;

/** The organisation's demo texts, by the path of the singleton. */
export const demoWords = (siteName: string) => ({
  organisation: { name: siteName, ...singletons.organisation },
  'about-us': singletons['about-us'],
  groups: singletons.groups,
  figures: singletons.figures,
  giving: singletons.giving,
  privacy: { text: DEFAULT_PRIVACY },
  safeguarding: singletons.safeguarding,
});

/**
 * The demo content as input, before it has ids. The files contain dates relative to the start day.
 * @param siteName the organisation's name in the settings
 * @param addressOf returns the URL of an image by its file name in demo/pictures, without the
 * extension, and of a document by its whole name in demo/documents
 */
export const demoDrafts = (
  siteName: string,
  addressOf: (name: string) => string,
  calendar: Calendar,
) => {
  const founded = calendar.momentBefore(1300);
  const richText = (blocks: readonly string[]) =>
    blocks
      .join('')
      .replace(/src="picture:([\w-]+)"/g, (_, name: string) => `src="${addressOf(name)}"`);
  const pictured = <Draft extends { picture: string; description: string[] }>({
    picture,
    description,
    ...draft
  }: Draft) => ({ ...draft, image: addressOf(picture), description: richText(description) });
  const story = ({
    daysAgo,
    picture,
    content,
    project,
    ...draft
  }: (typeof caseStudies | typeof useCases)[number]) => ({
    draft: { ...draft, image: addressOf(picture), content: richText(content) },
    createdAt: calendar.momentBefore(daysAgo),
    project,
  });
  return {
    /** `project` is the title of the item's project, which is added before it. */
    lists: {
      projects: projects.map(({ initiatedDaysAgo, publishedDaysAgo, ...project }) => ({
        draft: {
          progress: [],
          ...pictured(project),
          initiatedDate: calendar.dayBefore(initiatedDaysAgo),
        },
        createdAt: calendar.momentBefore(publishedDaysAgo),
      })),
      'hero-slides': positioned(heroSlides).map(({ picture, ny, ...draft }) => ({
        draft: { ...draft, image: addressOf(picture) },
        createdAt: founded,
        ny,
      })),
      updates: updates.map(({ daysAgo, project, ...update }) => ({
        draft: { ...pictured(update), date: calendar.dayBefore(daysAgo) },
        createdAt: calendar.momentBefore(daysAgo),
        project,
      })),
      'case-studies': caseStudies.map(story),
      'use-cases': useCases.map(story),
      'executive-members': positioned(members).map(({ picture, ...draft }) => ({
        draft: { ...draft, image: addressOf(picture) },
        createdAt: founded,
      })),
      events: events.map(
        ({ from, weekday, time, ends, lasts = 0, repeats, repeatsFor = 0, ...event }) => {
          const { project, ...draft } = event;
          const date = calendar.weekdayFrom(from, weekday, time);
          const repeatsUntil = new Date(date.getTime() + repeatsFor * DAY_MS)
            .toISOString()
            .slice(0, 10);
          return {
            draft: {
              ...pictured(draft),
              date: date.toISOString(),
              ends: new Date(
                calendar.weekdayFrom(from, weekday, ends).getTime() + lasts * DAY_MS,
              ).toISOString(),
              ...(repeats && { repeats, repeatsUntil }),
              capacity: 0,
            },
            createdAt: calendar.momentBefore(30),
            project,
          };
        },
      ),
      partners: positioned(partners).map(({ picture, ...draft }) => ({
        draft: { ...draft, logo: addressOf(picture) },
        createdAt: founded,
      })),
      documents: documents.map(({ file, daysAgo, ...draft }) => ({
        draft: { ...draft, file: addressOf(file) },
        createdAt: calendar.momentBefore(daysAgo),
      })),
    },
    singletons: {
      ...singletons,
      logo: { url: addressOf(singletons.logo.picture), altText: singletons.logo.altText },
      ...demoWords(siteName),
    },
    pageHeroes: PAGE_KEYS.map((page) => ({
      pageIdentifier: page,
      title: pageHeroes[page].title,
      image: addressOf(pageHeroes[page].picture),
    })),
    /** `update` is the index of the comment's update in `lists.updates`. */
    comments: comments.map(({ update, hoursAfter, ...draft }) => ({
      update,
      draft,
      createdAt: calendar.hoursAfterNoonOf(
        calendar.dayBefore(updates[update]?.daysAgo ?? 0),
        hoursAfter,
      ),
    })),
    messages: messages.map(({ hoursAgo, read, ...draft }) => ({
      draft,
      read,
      createdAt: calendar.hoursBefore(hoursAgo),
    })),
  };
};
