/**
 * The entities that the server stores and forms edit, with their rules (docs/product.md 6, 6.1).
 */
export * from './people/administrator';
export * from './people/people';
export { ACTIONS, can, ROLES, rolesFor, type Action, type Role } from './people/roles';
export * from './fields/address';
export * from './fields/addressRules';
export * from './search/adminSearch';
export * from './inbox/alert';
export * from './content/categories';
export { DOCUMENT_KINDS } from './content/document';
export { mixColours } from './site/colourMath';
export * from './text/normalizeText';
export { isColour, readabilityOf, shownRatio, type Readability } from './singletons/colours';
export * from './inbox/comment';
export * from './releases/composition';
export * from './content/content';
export type {
  AnyContentType,
  AnyListing,
  AnySingleton,
  ContentType,
  DraftOf,
  Singleton,
} from './types/contentType';
export * from './search/dashboard';
export { hasPlausibleYear, isCalendarDate, isInstant } from './text/dates';
export { instantOf, offsetAt, wallTimeIn } from './text/wallTime';
export * from './definitions/definitions';
export * from './fields/entries';
export * from './fields/entryText';
export {
  daysBetween,
  daysLater,
  eventDays,
  MAX_DAYS,
  nextOccurrence,
  occurrencesOf,
  weekOfMonth,
  type Dated,
  type Recurrence,
} from './content/recurrence';
export * from './text/truncateText';
export * from './fields/fieldErrors';
export * from './text/truncateText';
export * from './fields/formats';
export {
  FROM_ARCHIVE,
  KIND_TESTS,
  tooLong,
  withHttps,
  type AnyObjectSchema,
  type Stored,
  type StoredFields,
} from './fields/fields';
export * from './pictures/picture';
export * from './pictures/pictureConsent';
export * from './pictures/pictureFacts';
export * from './pictures/pictureKind';
export * from './pictures/storedPicture';
export * from './text/sizeText';
export { PASSWORD_MIN } from './fields/password';
export { normalizePath, REDIRECTS, type Redirect } from './singletons/redirects';
export { AMOUNTS, dialableNumber, percentOf, PURPOSES, WAYS } from './singletons/givingShapes';
export * from './languages/languages';
export * from './languages/textReviews';
export * from './types/pageQuery';
export * from './types/seededKeys';
export * from './languages/languagePaths';
export * from './fields/lengths';
export * from './types/listOrder';
export * from './types/paging';
export * from './history/history';
export {
  incompleteRules,
  PUBLICATION_STATES,
  publicationState,
  PUBLISHED,
  sentRules,
  type Publication,
  type PublicationState,
} from './types/publishing';
export * from './types/publicPath';
export * from './releases/historyText';
export * from './history/autosave';
export * from './history/review';
export * from './inbox/booking';
export * from './inbox/bookingForm';
export * from './inbox/message';
export * from './inbox/gift';
export * from './inbox/giftForm';
export * from './inbox/giftReference';
export * from './inbox/receiptText';
export * from './definitions/findDefinition';
export { PROGRESS, progressOf, type Progress } from './content/progress';
export { isId } from './fields/itemId';
export * from './content/ofProject';
export { proofOf, type Proof } from './singletons/organisation';
export * from './singletons/defaultAccessibility';
export * from './singletons/defaultPrivacy';
export * from './singletons/defaultContent';
export * from './site/publicPages';
export * from './singletons/pageHero';
export * from './site/pagePaths';
export * from './releases/partTitles';
export * from './text/dayText';
export * from './text/visitorTexts';
export { containsPhoneNumber, telephoneParts, whatsappDigits } from './text/telephone';
export * from './text/escapeHtml';
export * from './fields/shapes';
export * from './site/sitePalette';
export * from './singletons/singletons';
export * from './text/parseUrl';
export * from './text/playerAddress';
export * from './text/sentences';
export * from './text/truncateText';
export * from './singletons/siteConfig';
export * from './search/siteSearch';
export * from './content/recurrenceText';
export * from './definitions/translations';
export * from './fields/formCheck';
export * from './fields/visitorForm';
