/**
 * The visitors' forms by name, which is the field `form` of a post without script, with their texts
 * (docs/product.md 8). The browser and the server show the same texts.
 */
export const VISITOR_FORMS = {
  comment: {
    button: 'Submit Comment',
    success: 'Comment submitted successfully! It will appear shortly.',
    failure: 'Failed to submit comment.',
  },
  contact: {
    button: 'Send Message',
    success: 'Your message has been sent successfully!',
    failure: 'Failed to send message.',
  },
  'get-involved': {
    button: 'Submit Inquiry',
    success: 'Your message has been sent successfully! We will get back to you soon.',
    failure: 'Failed to send message.',
  },
} as const;

export type VisitorFormName = keyof typeof VISITOR_FORMS;

/** Shown instead of the success text of a comment that waits for approval. */
export const COMMENT_WAITS = 'Thank you. Your comment appears after it has been checked.';

/** Value of `SENT` for a comment that waits. */
export const SENT_WAITING = 'comment-waits';

/** Name of the honeypot: a field that only text browsers show and only bots fill in. */
export const HONEYPOT_FIELD = 'homepage';

/** Label of the honeypot, for people whose browser shows it. */
export const HONEYPOT_LABEL = 'Leave this empty';

/**
 * Header of a form submission: ms since the page was opened, and `;filled` if the honeypot was
 * filled in.
 */
export const FORM_CHECK_HEADER = 'x-form-check';

/** Search param with the name of the submitted form. */
export const SENT = 'sent';

/** State of a rejected form that was posted without script. */
export interface PostedFormState {
  /** Input of the visitor, by field name. */
  values: Record<string, string>;
  /** Message of each invalid field, by field name. */
  errors: Record<string, string>;
  /** The reason of the rejection. */
  message: string;
}
