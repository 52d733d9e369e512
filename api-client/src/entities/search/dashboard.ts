import type { Event } from '../content/event';
import type { Change } from '../history/history';
import type { ReviewSummary } from '../history/review';
import type { Card } from '../text/truncateText';

/** The fields of an event on the administrator's dashboard. */
export const DASHBOARD_EVENT = ['title', 'date', 'location', 'excerpt'] as const;

/** A periodic job of the server that failed and has not succeeded since. */
export interface FailedRound {
  /** The failed job, as a sentence. */
  text: string;
  /** The reason in everyday words; '' if only the log has it. */
  reason: string;
  /** UTC ISO 8601. */
  since: string;
}

/** The content of the administrator's dashboard (docs/product.md 5.4). */
export interface Dashboard {
  /** Number of items in each list that the caller may edit, by path: `hero-slides`, `messages`. */
  counts: Partial<Record<string, number>>;
  /** Left out for editors, like the other counts of messages, comments and emails. */
  unreadMessages?: number;
  /** Null without news. */
  newestUpdate: { _id: string; title: string; date: string } | null;
  /** The paths of the singletons that are set, such as 'logo'. */
  set: string[];
  /** The paths of singletons and lists that still contain demo content. */
  samples: string[];
  /** True if the caller has no recovery codes and the site cannot send email. */
  needsRecoveryCodes: boolean;
  waitingComments?: number;
  /**
   * Changes that the caller sent for review and, for reviewers, all that wait, oldest first. Left
   * out without any.
   */
  reviews?: ReviewSummary[];
  /** Number of emails that could not be sent. */
  unsentMails?: number;
  /**
   * Time of the last backup; '' if there was none. Left out if no backups are configured.
   */
  lastBackup?: {
    at: string;
    isLate: boolean;
    /** Time at which one was last restored on trial; '' if none was. */
    triedAt: string;
  };
  /** Failed jobs of the server. Left out for editors. */
  failedRounds?: FailedRound[];
  /** The next events, soonest first. */
  upcomingEvents: Card<Event, typeof DASHBOARD_EVENT>[];
}

/** Public content that nobody has changed or called right for a year. */
export interface Reminders {
  /** At most ten, with the last change in `at`. `title` is '' for a singleton. */
  items: Pick<Change, 'list' | 'item' | 'title' | 'at'>[];
  totalItems: number;
}

/** Content that needs attention. */
export interface ContentChecks {
  /** Number of drafts in each list with drafts, by path. */
  drafts: Partial<Record<string, number>>;
  /** Number of published items without a translation, by path of the list. */
  untranslated: Partial<Record<string, number>>;
  /** Number of pictures without alternative text. */
  undescribed: number;
  /** Number of pictures with people who have not agreed to the website; left out for 0. */
  withoutConsent?: number;
  /** Number of pictures whose consent ends by the end of next month; left out for 0. */
  consentEnding?: number;
  /** Links in published texts to items that visitors cannot read, with the linking item. */
  deadLinks: { list: string; _id: string; title: string; href: string }[];
  /** Left out by earlier servers. */
  reminders?: Reminders;
}
