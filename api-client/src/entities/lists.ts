import type { CaseStudy } from './caseStudy';
import type { StoredComment } from './comment';
import type { Event } from './event';
import type { ExecutiveMember } from './executiveMember';
import type { HeroSlide } from './heroSlide';
import type { Message } from './message';
import type { Partner } from './partner';
import type { Project } from './project';
import type { Update } from './update';
import type { UseCase } from './useCase';

/** The listed entities by the name of their array in a paged answer (SPEC section 3). */
export interface Lists {
  slides: HeroSlide;
  updates: Update;
  caseStudies: CaseStudy;
  useCases: UseCase;
  members: ExecutiveMember;
  events: Event;
  projects: Project;
  partners: Partner;
  messages: Message;
  comments: StoredComment;
}

/** What every paged answer carries besides its array; pages count from 1, and there is at least one (DECISIONS 2). */
export interface Paging {
  currentPage: number;
  totalPages: number;
  totalItems: number;
}

/** Items a page when none are asked for, and the most that can be asked for (DECISIONS 2). */
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 9999;
