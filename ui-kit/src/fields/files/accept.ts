// By ending as well, because not every system knows the types.

/** The files that fields for pictures offer, as in `<input accept>`. */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif,.webp,.jfif';

/** The files that fields for documents offer. */
export const DOCUMENT_ACCEPT = 'application/pdf,.pdf';
