import type { Event } from '../content/event';
import type { Card } from '../text/truncateText';

/** The fields of an event on the administrator's dashboard. */
export const DASHBOARD_EVENT = ['title', 'date', 'location', 'excerpt'] as const;

/**
 * Something that the server does by itself again and again, which failed and has not succeeded
 * since.
 */
export interface FailedRound {
  /** The failed work, as a sentence. */
  text: string;
  /** Why, in words for people; '' when only the log has it. */
  reason: string;
  /** UTC ISO 8601. */
  since: string;
}

/** The content of the administrator's dashboard (docs/product.md 5.4). */
export interface Dashboard {
  /**
   * The number of items in each list that the caller works with, by the last part of its path:
   * `hero-slides`, `messages`.
   */
  counts: Partial<Record<string, number>>;
  /** Left out for editors, like the other numbers about what visitors sent and about mails. */
  unreadMessages?: number;
  /** The newest news item; null when there is none. */
  newestUpdate: { _id: string; title: string; date: string } | null;
  /** The paths of the singletons that are set, such as 'logo'. */
  set: string[];
  /** The paths of singletons and lists that still hold demo content. */
  samples: string[];
  /** True when the caller has no recovery codes on a site that cannot mail a link instead. */
  needsRecoveryCodes: boolean;
  waitingComments?: number;
  /** Mails that were given up. */
  unsentMails?: number;
  /**
   * When the last backup was made; '' when none was. Left out where nothing makes backups that the
   * site knows of.
   */
  lastBackup?: { at: string; isLate: boolean };
  /** Failed rounds of the server. Left out for editors. */
  failedRounds?: FailedRound[];
  /** The next events, soonest first. */
  upcomingEvents: Card<Event, typeof DASHBOARD_EVENT>[];
}

/** Things in the content that somebody should look at. */
export interface ContentChecks {
  /** The number of drafts in each list that has some, by the last part of its path. */
  drafts: Partial<Record<string, number>>;
  /** The number of published items without a translation, in the same way. */
  untranslated: Partial<Record<string, number>>;
  /** The number of pictures without alternative text. */
  undescribed: number;
  /**
   * Links in published texts to items that visitors cannot read, with the item that has the link.
   */
  deadLinks: { list: string; _id: string; title: string; href: string }[];
}
