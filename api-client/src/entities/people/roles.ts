/** Roles of people with access (docs/product.md 1.3). */
export const ROLES = ['administrator', 'editor'] as const;

export type Role = (typeof ROLES)[number];

/** The roles that may do each action: the one table for the server's calls and the screens. */
const ALLOWED = {
  /** Signs in, changes the own account, sees the dashboard. */
  useAccount: ['administrator', 'editor'],
  /** Content types, pictures and documents, with their drafts, history and trash. */
  editContent: ['administrator', 'editor'],
  /** The site's own texts, look, pages and redirects. */
  editSite: ['administrator'],
  /** Messages and comments, and the data of those who sent them. */
  answerVisitors: ['administrator'],
  managePeople: ['administrator'],
  manageReleases: ['administrator'],
  /** History and trash of everything, deletion for good, failed mails, backups. */
  overseeSite: ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof ALLOWED;

export const ACTIONS = Object.keys(ALLOWED) as Action[];

/** The roles that may do an action. */
export const rolesFor = (action: Action): readonly Role[] => ALLOWED[action];

/** True if a role may do an action. A role that is unknown to this version may do nothing. */
export const can = (role: string | undefined, action: Action): boolean =>
  rolesFor(action).some((allowed) => allowed === role);
