/**
 * What the browser rightly says of RichTextView's dangerous text: an image that does not exist, and handlers that the
 * policy stops where the sanitiser parses them. It may say so when the next page is shown already.
 */
export const DANGERS = /status of 404 .*\/storybook\/x\)|Executing inline event handler violates/;
