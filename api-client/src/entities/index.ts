/** The entities that the server stores and the forms edit, with their rules (docs/product.md 6, 6.1). */
export * from './accounts';
export { aboutUs, type AboutUs } from './aboutUs';
export { addressOf, type Address, type AddressCount, type FoundOfAddress } from './address';
export { addressRules } from './addressRules';
export {
  FOUND_STATES,
  TRASH_GROUP,
  type FoundEntry,
  type FoundEverywhere,
  type FoundGroup,
  type FoundState,
} from './adminSearch';
export { alertRules, type Alerts } from './alert';
export { CASE_STUDY_CATEGORIES, USE_CASE_CATEGORIES } from './categories';
export { DOCUMENT_KINDS } from './document';
export { mixed } from './colourMath';
export { cleaned, withoutInvisible, type TypedKind } from './cleaned';
export { colours, isColour, readabilityOf, shownRatio, type Colours, type Readability } from './colours';
export {
  commentSettings,
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
  type CommentSettings,
  type SentComment,
  type StoredComment,
} from './comment';
export type {
  Composition,
  PartCanary,
  PartContribution,
  PartCheckResult,
  RefusedVersion,
  RenderFailure,
  SitePart,
  SiteHistoryEntry,
} from './composition';
export { contactDetails, type ContactDetails } from './contactDetails';
export * from './content';
export type { Access, AnyContentType, AnyListing, AnySingleton, ContentType, DraftOf, Singleton } from './contentType';
export { DASHBOARD_EVENT, type ContentChecks, type Dashboard } from './dashboard';
export { hasPlausibleYear, isCalendarDate, isInstant } from './dates';
export {
  ALL_SINGLETONS,
  CONTENT_TYPES,
  LISTINGS,
  SINGLETONS,
  type SomeContentType,
  type SomeListing,
  type SomeSingleton,
} from './definitions';
export { donationDetails, type DonationDetails } from './donationDetails';
export { entriesOf, entriesText, paragraphsOf, type Entry, type EntryPart, type EntryShape } from './entries';
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
export type { Card, Excerpt } from './excerpt';
export { validateBy, type FieldErrors } from './fieldErrors';
export { graphemes } from './graphemes';
export { fieldsOfFormat, formatOf, richTextsOf, ruleOf } from './formats';
export { FROM_ARCHIVE, withHttps, type AnyObjectSchema, type Stored, type StoredFields } from './fields';
export * from './files';
export { figures, type Figures } from './figures';
export { comparedPath, REDIRECTS, redirects, type Redirects } from './redirects';
export { giving, type Giving } from './giving';
export { AMOUNTS, bareNumber, percentOf, PURPOSES, WAYS } from './givingShapes';
export { groups, type Groups } from './groups';
export {
  FIRST_LANGUAGE,
  LANGUAGES,
  TRANSLATION_LANGUAGES,
  type LanguageCode,
  type OtherLanguage,
  type Translated,
} from './languages';
export { canonicalAddress, declaredQuery } from './pageQuery';
export { addressIn, prefixOf, splitLanguage, type AddressInLanguage } from './languagePaths';
export { MAX } from './lengths';
export { dateColumnOf, LIST_ORDERS, ordersOf, sortOf, type ListOrder } from './listOrder';
export { PAGE_SIZE, PAGE_SIZE_MAX, PAGE_SIZES, type Paging } from './lists';
export {
  CHANGE_ACTIONS,
  PEOPLE_LIST,
  type Change,
  type ChangeAction,
  type ChangePage,
  type ItemVersion,
  type TrashedItem,
} from './history';
export {
  incompleteRules,
  PUBLICATION_STATES,
  publicationState,
  PUBLISHED,
  sentRules,
  type Publication,
  type PublicationState,
} from './publishing';
export { hasPages, itemPagePath, publicPath, type Addressed, type PagedListing } from './publicPath';
export { historyText } from './historyText';
export type { ServerAutosave } from './autosave';
export { logo, type Logo } from './logo';
export {
  MESSAGE_CHANGES,
  MESSAGE_FOLDERS,
  MESSAGE_SOURCES,
  MESSAGES_AT_ONCE,
  messageAnsweredRules,
  messageChangeRules,
  messageNoteRules,
  messageReadRules,
  messages,
  type Message,
  type MessageChange,
  type MessageDraft,
  type MessageFolder,
} from './message';
export { definitionAt, DEFINITIONS, isListing, nameOf, type AnyDefinition } from './named';
export { PROGRESS, progressOf, type Progress } from './progress';
export { organisation, proofOf, type Organisation, type Proof } from './organisation';
export { FIRST_PRIVACY } from './firstPrivacy';
export { privacy, safeguarding, type Policy } from './policies';
export { FIRST_FIGURES, FIRST_GROUPS, FIRST_VALUES } from './ownWords';
export { EVERY_PAGE, PUBLIC_PAGES, type EditingScreen, type PublicPage } from './publicPages';
export { PAGE_KEYS, PAGE_LABELS, PAGE_PATHS, pageHeroes, type PageHero, type PageKey } from './pageHero';
export { partTitle, partsInOrder } from './partTitles';
export { blockedText, causeDetails, causesText, hasVisitorProblems, visitorsText } from './visitorTexts';
export { hasNumber, telephoneParts, whatsappDigits } from './telephone';
export { escapeHtml } from './escapeHtml';
export { FIGURES, GROUP_SIGNS, GROUPS, HISTORY, VALUES, type GroupSignName } from './shapes';
export { DARK_PAGE_GROUNDS, darkPaletteVariables, PAGE_GROUNDS, paletteCss, paletteVariables } from './sitePalette';
export { parsedUrl } from './parsedUrl';
export { playerAddress } from './playerAddress';
export { shortened } from './shortened';
export type { SiteConfig } from './siteConfig';
export {
  isFoundBySearch,
  searchedField,
  SITE_SEARCH_MAX,
  type FoundItem,
  type FoundPage,
  type TextPart,
} from './siteSearch';
export { repeatText } from './repeatText';
export { quote, type Quote } from './quote';
export {
  shapeOf,
  translatedText,
  TRANSLATION_STATES,
  translationItem,
  translationOf,
  translationRules,
  type TranslatedField,
  type TranslationState,
} from './translations';
export {
  COMMENT_WAITS,
  FORM_CHECK_HEADER,
  postedFormKey,
  SENT,
  SENT_WAITING,
  TRAP_FIELD,
  TRAP_LABEL,
  VISITOR_FORMS,
  type PostedFormState,
  type VisitorFormName,
} from './visitorForm';
