/** The content types, one line each. */
export { caseStudies, type CaseStudy, type CaseStudyDraft } from './caseStudy';
export { documents, type DocumentDraft, type PublishedDocument } from './document';
export { events, type BookedDay, type Event, type EventDraft } from './event';
export {
  executiveMembers,
  type ExecutiveMember,
  type ExecutiveMemberDraft,
} from './executiveMember';
export { heroSlides, type HeroSlide, type HeroSlideDraft } from './heroSlide';
export { ownPages, type OwnPage, type OwnPageDraft } from './ownPage';
export { partners, type Partner, type PartnerDraft } from './partner';
export { projects, type Project, type ProjectDraft } from './project';
export { updates, type Update, type UpdateDraft } from './update';
export { useCases, type UseCase, type UseCaseDraft } from './useCase';
