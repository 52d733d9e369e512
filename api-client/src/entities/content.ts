/** The content types, one line each; a new one's line goes here, and one in CARD_FIELDS where it has rich text. */
export { caseStudies, type CaseStudy, type CaseStudyDraft } from './caseStudy';
export { documents, type DocumentDraft, type PublishedDocument } from './document';
export { events, type Event, type EventDraft } from './event';
export { executiveMembers, type ExecutiveMember, type ExecutiveMemberDraft } from './executiveMember';
export { heroSlides, type HeroSlide, type HeroSlideDraft } from './heroSlide';
export { partners, type Partner, type PartnerDraft } from './partner';
export { projects, type Project, type ProjectDraft } from './project';
export { updates, type Update, type UpdateDraft } from './update';
export { useCases, type UseCase, type UseCaseDraft } from './useCase';

/**
 * The fields that lists request of the content types with rich text, a line for each. Lists of other types request all
 * fields. This is plain data, so that the definitions with their rules stay out of visitors' bundles.
 */
export const CARD_FIELDS = {
  updates: ['title', 'date', 'image', 'excerpt', 'slug'],
  events: ['title', 'date', 'repeats', 'repeatsUntil', 'location', 'image', 'excerpt', 'slug'],
  projects: ['title', 'image', 'initiatedDate', 'excerpt', 'slug'],
  'case-studies': ['title', 'category', 'image', 'createdAt', 'excerpt', 'slug'],
  'use-cases': ['title', 'category', 'image', 'createdAt', 'excerpt', 'slug'],
} as const;
