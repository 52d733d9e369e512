import type {
  CaseStudyDraft,
  CommentDraft,
  ContactDetails,
  DonationDetails,
  EventDraft,
  ExecutiveMemberDraft,
  HeroSlideDraft,
  Logo,
  MessageDraft,
  PageHero,
  PartnerDraft,
  ProjectDraft,
  Quote,
  UpdateDraft,
  UploadedPicture,
  UseCaseDraft,
} from 'api-client/entities';

/** The drafts of the listed content types, by the path of their calls. */
export interface ListDrafts {
  'hero-slides': HeroSlideDraft;
  updates: UpdateDraft;
  'case-studies': CaseStudyDraft;
  'use-cases': UseCaseDraft;
  'executive-members': ExecutiveMemberDraft;
  events: EventDraft;
  projects: ProjectDraft;
  partners: PartnerDraft;
}

/** The single records, by the path of their calls. */
export interface SingleDrafts {
  quote: Quote;
  logo: Logo;
  'contact-details': ContactDetails;
  'donation-details': DonationDetails;
}

/** Writes demo content by the same rules as the calls: wrong drafts throw, rich text is sanitised. */
export interface DemoWriter {
  /** Adds to a list, as if at `createdAt`; answers the new item's `_id`. */
  add: <List extends keyof ListDrafts>(list: List, draft: ListDrafts[List], createdAt: Date) => Promise<string>;
  /** Sets a single record. */
  save: <Name extends keyof SingleDrafts>(name: Name, draft: SingleDrafts[Name]) => Promise<void>;
  /** Sets the hero of the page that the draft names. */
  savePageHero: (draft: PageHero) => Promise<void>;
  /** Adds a comment to the update whose `_id` is `draft.updateId`. */
  addComment: (draft: CommentDraft, createdAt: Date) => Promise<void>;
  /** Puts a message into the inbox. */
  addMessage: (draft: MessageDraft, state: { read: boolean; createdAt: Date }) => Promise<void>;
}

/** Keeps pictures. */
export interface PictureStore {
  /** Stores an encoded picture (JPEG, PNG, WebP or GIF) as an upload is, variants and all; answers its address and size. */
  store: (picture: Buffer) => Promise<UploadedPicture>;
}

/** What `seedDemoContent` (demo/seed.ts) is given. */
interface DemoStore {
  records: DemoWriter;
  pictures: PictureStore;
  /** The moment of the first start; dates are placed around it. */
  now: Date;
  /** The site's IANA time zone: event times are meant in it (DECISIONS 28). */
  timeZone: string;
  /** Puts small tiles of one colour in the pictures' places, for tests: drawing takes half a minute. */
  plainPictures?: boolean;
}

/** Adds the demo content of DECISIONS ("Demo content"). Exported by demo/seed.ts under this name. */
export type SeedDemoContent = (store: DemoStore) => Promise<void>;
