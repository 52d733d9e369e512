import {
  incompleteRules,
  publicPath,
  withAlts,
  type AnyContentType,
  type AnyObjectSchema,
} from '@charity-site/api-client/entities';

/**
 * True if the items of a content type can be shown before they are saved: they can be drafts, and a page shows them.
 */
export const hasPreviews = (type: AnyContentType): boolean =>
  type.publishing === true && publicPath(type, { _id: 'id' }) !== undefined;

/**
 * The rules of a form that is shown before it is saved: those of a draft, because it can be unfinished, with the alternative
 * texts of its pictures, which are stored apart from the item.
 */
export const previewRules = (type: AnyContentType): AnyObjectSchema => withAlts(incompleteRules(type) ?? type.rules);
