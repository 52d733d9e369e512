/** The entities that the server stores and the forms edit, with their rules (docs/product.md 6, 6.1). */
export * from './accounts';
export * from './address';
export * from './addressRules';
export * from './adminSearch';
export * from './alert';
export * from './categories';
export { DOCUMENT_KINDS } from './document';
export { mixed } from './colourMath';
export * from './cleaned';
export { isColour, readabilityOf, shownRatio, type Readability } from './colours';
export {
  comments,
  commentStatusRules,
  COMMENT_STATUSES,
  HELD_FOR,
  NEW_COMMENTS,
  type BlockedSender,
  type Comment,
  type CommentDraft,
  type CommentStatus,
  type HeldFor,
  type SentComment,
  type StoredComment,
} from './comment';
export * from './composition';
export * from './content';
export type { Access, AnyContentType, AnyListing, AnySingleton, ContentType, DraftOf, Singleton } from './contentType';
export * from './dashboard';
export { hasPlausibleYear, isCalendarDate, isInstant } from './dates';
export * from './definitions';
export * from './entries';
export {
  daysBetween,
  daysLater,
  eventDays,
  LONGEST_DAYS,
  nextTime,
  timesOf,
  weekOfMonth,
  type Dated,
  type Repetition,
} from './eventDays';
export * from './excerpt';
export * from './fieldErrors';
export * from './graphemes';
export * from './formats';
export { FROM_ARCHIVE, withHttps, type AnyObjectSchema, type Stored, type StoredFields } from './fields';
export * from './files';
export { comparedPath, REDIRECTS } from './redirects';
export { AMOUNTS, bareNumber, percentOf, PURPOSES, WAYS } from './givingShapes';
export * from './languages';
export * from './pageQuery';
export * from './languagePaths';
export * from './lengths';
export * from './listOrder';
export * from './lists';
export * from './history';
export {
  incompleteRules,
  PUBLICATION_STATES,
  publicationState,
  PUBLISHED,
  sentRules,
  type Publication,
  type PublicationState,
} from './publishing';
export * from './publicPath';
export * from './historyText';
export * from './autosave';
export * from './message';
export * from './named';
export { PROGRESS, progressOf, type Progress } from './progress';
export { isId } from './itemId';
export * from './ofProject';
export { proofOf, type Proof } from './organisation';
export * from './firstPrivacy';
export * from './ownWords';
export * from './publicPages';
export * from './pageHero';
export * from './partTitles';
export * from './visitorTexts';
export { hasNumber, telephoneParts, whatsappDigits } from './telephone';
export * from './escapeHtml';
export * from './shapes';
export * from './sitePalette';
export * from './singletons';
export * from './parsedUrl';
export * from './playerAddress';
export * from './shortened';
export * from './siteConfig';
export * from './siteSearch';
export * from './repeatText';
export * from './translations';
export * from './visitorForm';
