// With extensions, because not every system knows the media types.

/** File types of pictures, as in `<input accept>`. */
export const PICTURE_ACCEPT = 'image/*,.heic,.heif,.webp,.jfif';

/** File types of documents, as in `<input accept>`. */
export const DOCUMENT_ACCEPT = 'application/pdf,.pdf';
