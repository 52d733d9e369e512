/** The entities: what the server stores and the forms ask for, with their rules (docs/product.md 6, 6.1). */
export {
  emailChangeRules,
  PASSWORD_MIN,
  passwordChangeRules,
  profileRules,
  signInRules,
  type Administrator,
  type EmailChange,
  type PasswordChange,
  type Profile,
  type SignIn,
} from './administrator';
export { CASE_STUDY_CATEGORIES, caseStudyRules, type CaseStudy, type CaseStudyDraft } from './caseStudy';
export { commentRules, type Comment, type CommentDraft, type StoredComment } from './comment';
export type { Composition, PartProblems, PartVerdict, SitePart, SiteTurn } from './composition';
export { contactDetailsRules, type ContactDetails } from './contactDetails';
export { isCalendarDate, isInstant } from './dates';
export { donationDetailsRules, type DonationDetails } from './donationDetails';
export { eventRules, type Event, type EventDraft } from './event';
export { executiveMemberRules, type ExecutiveMember, type ExecutiveMemberDraft } from './executiveMember';
export { MAX, withHttps, type AnyObjectSchema, type Dated, type Stored, type StoredFields } from './fields';
export { heroSlideRules, type HeroSlide, type HeroSlideDraft } from './heroSlide';
export { PAGE_SIZE, PAGE_SIZE_MAX, type Paging } from './lists';
export { logoRules, type Logo } from './logo';
export { MESSAGE_SOURCES, messageReadRules, messageRules, type Message, type MessageDraft } from './message';
export { PAGE_KEYS, PAGE_LABELS, pageHeroRules, type PageHero, type PageKey } from './pageHero';
export { partnerRules, type Partner, type PartnerDraft } from './partner';
export { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS, PICTURE_TYPES, PICTURE_WIDTHS, type UploadedPicture } from './picture';
export { hasText, pictureKind, type PictureKind } from './pictureKind';
export { projectRules, type Project, type ProjectDraft } from './project';
export { quoteRules, type Quote } from './quote';
export { updateRules, type Update, type UpdateDraft } from './update';
export { USE_CASE_CATEGORIES, useCaseRules, type UseCase, type UseCaseDraft } from './useCase';
