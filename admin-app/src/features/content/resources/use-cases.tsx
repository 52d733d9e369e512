import { USE_CASE_CATEGORIES, useCases } from '@charity-site/api-client/entities';
import { articleParts } from '../articles/articleParts';
import { contentScreen } from '../lists/makeContentScreen';

/** /admin/use-cases. */
export default contentScreen({ ...articleParts(USE_CASE_CATEGORIES), type: useCases });
