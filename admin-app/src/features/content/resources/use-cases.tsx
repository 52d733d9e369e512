import { USE_CASE_CATEGORIES, useCases } from '@charity-site/api-client/entities';
import { articleParts } from '../articles/articleParts';
import { createContentScreen } from '../lists/createContentScreen';

/** /admin/use-cases. */
export default createContentScreen({ ...articleParts(USE_CASE_CATEGORIES), type: useCases });
