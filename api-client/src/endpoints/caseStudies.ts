import type { CaseStudy, CaseStudyDraft } from '../entities/caseStudy';
import { listCalls } from './list';

const PATH = '/content/case-studies';

/** Case studies; `category` filters. */
export const caseStudies = listCalls<CaseStudy, CaseStudyDraft>('caseStudies', PATH);
