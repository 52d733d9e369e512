import { PAGE_KEYS, type CommentDraft, type MessageDraft, type PageHero } from 'api-client/entities';
import type { Calendar } from './calendar';
import { CASE_STUDIES } from './content/caseStudies';
import { COMMENTS } from './content/comments';
import { EVENTS } from './content/events';
import { HERO_SLIDES } from './content/heroSlides';
import { withPictures } from './content/markup';
import { MEMBERS } from './content/members';
import { MESSAGES } from './content/messages';
import { PAGE_HEROES } from './content/pageHeroes';
import { PARTNERS } from './content/partners';
import { PROJECTS } from './content/projects';
import { CONTACT_DETAILS, DONATION_DETAILS, LOGO_ALT, QUOTE } from './content/singles';
import { UPDATES } from './content/updates';
import { USE_CASES } from './content/useCases';
import type { ListDrafts, SingleDrafts } from './contract';
import { logoOf, OWN_LOGO, portraitOf } from './drawings';

interface Dated<Draft> {
  draft: Draft;
  createdAt: Date;
}

/** Everything that is written on the first start. */
export interface DemoDrafts {
  lists: { [List in keyof ListDrafts]: Dated<ListDrafts[List]>[] };
  singles: SingleDrafts;
  pageHeroes: PageHero[];
  /** Comments with the place of their update in `lists.updates`. */
  comments: (Dated<Omit<CommentDraft, 'updateId'>> & { update: number })[];
  messages: (Dated<MessageDraft> & { read: boolean })[];
}

/** The demo content as drafts, its pictures at `addressOf` their names, its dates around the calendar's start day. */
export const demoDrafts = (addressOf: (name: string) => string, calendar: Calendar): DemoDrafts => {
  const begun = calendar.momentBefore(1300);
  const html = (text: string) => withPictures(text, addressOf);
  return {
    lists: {
      'hero-slides': HERO_SLIDES.map(({ picture, ...draft }, index) => ({
        draft: { ...draft, image: addressOf(picture), order: index + 1 },
        createdAt: begun,
      })),
      updates: UPDATES.map(({ title, daysAgo, picture, description }) => ({
        draft: { title, date: calendar.dayBefore(daysAgo), image: addressOf(picture), description: html(description) },
        createdAt: calendar.momentBefore(daysAgo),
      })),
      'case-studies': CASE_STUDIES.map(({ title, category, daysAgo, picture, content }) => ({
        draft: { title, category, image: addressOf(picture), content: html(content) },
        createdAt: calendar.momentBefore(daysAgo),
      })),
      'use-cases': USE_CASES.map(({ title, category, daysAgo, picture, content }) => ({
        draft: { title, category, image: addressOf(picture), content: html(content) },
        createdAt: calendar.momentBefore(daysAgo),
      })),
      'executive-members': MEMBERS.map(({ name, title }, index) => ({
        draft: { name, title, image: addressOf(portraitOf(name)), order: index + 1 },
        createdAt: begun,
      })),
      events: EVENTS.map(({ title, from, weekday, time, location, picture, description }) => ({
        draft: {
          title,
          date: calendar.weekdayFrom(from, weekday, time).toISOString(),
          location,
          image: addressOf(picture),
          description: html(description),
        },
        createdAt: calendar.momentBefore(30),
      })),
      projects: PROJECTS.map(({ title, initiatedDaysAgo, publishedDaysAgo, picture, description }) => ({
        draft: {
          title,
          image: addressOf(picture),
          initiatedDate: calendar.dayBefore(initiatedDaysAgo),
          description: html(description),
        },
        createdAt: calendar.momentBefore(publishedDaysAgo),
      })),
      partners: PARTNERS.map(({ name }, index) => ({
        draft: { name, logo: addressOf(logoOf(name)), order: index + 1 },
        createdAt: begun,
      })),
    },
    singles: {
      quote: QUOTE,
      logo: { url: addressOf(OWN_LOGO), altText: LOGO_ALT },
      'contact-details': CONTACT_DETAILS,
      'donation-details': DONATION_DETAILS,
    },
    pageHeroes: PAGE_KEYS.map((page) => ({
      pageIdentifier: page,
      title: PAGE_HEROES[page].title,
      image: addressOf(PAGE_HEROES[page].picture),
    })),
    comments: COMMENTS.map(({ update, hoursAfter, ...draft }) => ({
      update,
      draft,
      createdAt: calendar.hoursAfterNoonOf(calendar.dayBefore(UPDATES[update]?.daysAgo ?? 0), hoursAfter),
    })),
    messages: MESSAGES.map(({ hoursAgo, read, ...draft }) => ({
      draft,
      read,
      createdAt: calendar.hoursBefore(hoursAgo),
    })),
  };
};
