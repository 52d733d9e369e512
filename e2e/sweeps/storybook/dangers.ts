/**
 * Console messages for RichTextView's dangerous text: an image that does not exist, and event
 * handlers that the policy blocks when the sanitiser parses them. They can arrive after the next
 * page is shown.
 */
export const DANGERS = /status of 404 .*\/storybook\/x\)|Executing inline event handler violates/;
