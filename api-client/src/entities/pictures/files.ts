/** Pictures and documents: what can be uploaded, how they are stored, and what is known of them. */
export {
  hasAvif,
  isShownWhole,
  PICTURE_MAX_BYTES,
  PICTURE_MAX_PIXELS,
  PICTURE_TYPES,
  portraitHeight,
  portraitWidths,
  variantWidths,
  withZeros,
  type UploadedPicture,
} from './picture';
export {
  ALT_MAX,
  DOCUMENT_MAX_BYTES,
  isDocument,
  pictures,
  pictureTextRules,
  type LibraryPicture,
  type PictureDraft,
  type PictureTexts,
  type PictureUse,
} from './storedPicture';
export { documentFieldsOf, pictureFieldsOf, type DocumentFacts, type PictureFacts } from './pictureFacts';
export { hasText, isHeic, isPdf, PDF_HEAD_BYTES, pictureKind, type PictureKind } from './pictureKind';
export { sizeText } from '../text/sizeText';
