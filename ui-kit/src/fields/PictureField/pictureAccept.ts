/**
 * The files that fields for pictures offer, as in `<input accept>`. HEIC is named by its endings, because not every system
 * knows that such a file is an image.
 */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif';
