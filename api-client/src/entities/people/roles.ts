/** Roles of people with access (docs/product.md 1.3). */
export const ROLES = ['administrator', 'editor', 'writer'] as const;

export type Role = (typeof ROLES)[number];

/** The roles allowed to do each action, for the server's routes and the screens. */
const ALLOWED = {
  /** Sign-in, own account, dashboard. */
  useAccount: ['administrator', 'editor', 'writer'],
  /** Drafts, their translations and pictures, and changes that wait for review. */
  writeContent: ['administrator', 'editor', 'writer'],
  /** Content types, pictures and documents, including drafts, history and trash. */
  editContent: ['administrator', 'editor'],
  /** Texts, colours, pages and redirects of the site. */
  editSite: ['administrator'],
  /** Messages, comments and the personal data of their senders. */
  answerVisitors: ['administrator'],
  managePeople: ['administrator'],
  manageReleases: ['administrator'],
  /** Complete history and trash, permanent deletion, failed emails, backups. */
  overseeSite: ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof ALLOWED;

export const ACTIONS = Object.keys(ALLOWED) as Action[];

/** The roles allowed to do an action. */
export const rolesFor = (action: Action): readonly Role[] => ALLOWED[action];

/** True if a role is allowed to do an action. An unknown role is not. */
export const can = (role: string | undefined, action: Action): boolean =>
  rolesFor(action).some((allowed) => allowed === role);
