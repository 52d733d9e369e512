/**
 * The forms that a visitor sends, by the name that a posted form carries in its field `form`, with
 * the texts of their outcome (docs/product.md 8). The browser and the server show the same ones.
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

/** Name of a field that people leave empty: browsers do not show it, except those of text alone. */
export const HONEYPOT_FIELD = 'homepage';

/** Its label, for those who meet it. */
export const HONEYPOT_LABEL = 'Leave this empty';

/**
 * Header of a call that sends a form: how many ms after the page was opened, and `;filled` when the
 * trap field was filled in.
 */
export const FORM_CHECK_HEADER = 'x-form-check';

/** Query parameter of a page that names the form which was sent. */
export const SENT = 'sent';

/** A form that was posted without script and refused, as its page shows it. */
export interface PostedFormState {
  /** Input of the visitor, by field name. */
  values: Record<string, string>;
  /** The text of each invalid field. */
  errors: Record<string, string>;
  /** Why it was refused. */
  message: string;
}
