import { CASE_STUDY_CATEGORIES, caseStudies } from '@charity-site/api-client/entities';
import { articleParts } from '../articles/articleParts';
import { contentScreen } from '../lists/makeContentScreen';

/** /admin/case-studies. */
export default contentScreen({ ...articleParts(CASE_STUDY_CATEGORIES), type: caseStudies });
