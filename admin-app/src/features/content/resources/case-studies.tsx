import { CASE_STUDY_CATEGORIES, caseStudies } from '@charity-site/api-client/entities';
import { articleParts } from '../articles/articleParts';
import { createContentScreen } from '../lists/createContentScreen';

/** /admin/case-studies. */
export default createContentScreen({ ...articleParts(CASE_STUDY_CATEGORIES), type: caseStudies });
