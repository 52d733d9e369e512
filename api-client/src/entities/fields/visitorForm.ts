import { MAX } from './lengths';

/** A field of a visitors' form. Its texts are in English. */
export interface VisitorFormField {
  /** Name of the field in the rules. */
  name: string;
  label: string;
  required?: boolean;
  type?: 'text' | 'email' | 'tel' | 'number' | 'date';
  /** Options of a list to choose from. */
  options?: readonly (string | { value: string; label: string })[];
  /** Number of lines; one line when left out. */
  rows?: number;
  /** Short help text. */
  hint?: string;
  /** Shows a counter up to this number of characters. */
  counterMax?: number;
  /** Content that the browser may fill in, as in `<input autocomplete>`. */
  autoComplete?: string;
}

/**
 * The parts that a visitors' form, its post without script and its pages share (docs/product.md 4,
 * 8). Its rules and calls are the server's (site/forms/postedForms). Texts are in English.
 */
export interface VisitorFormDefinition {
  /** The field `form` of a post without script, and the hash of the form on its page. */
  name: VisitorFormName;
  /** Pattern of the path of its page, which it is posted to without script. */
  path: string;
  /** The fields that a visitor fills in, in their order. */
  fields: readonly VisitorFormField[];
  button: string;
  /** Button text while submitting. */
  busy: string;
  success: string;
  failure: string;
  /** Toast on failure; `failure` when left out. */
  failureToast?: string;
  /** A sentence on the use of the submitted data. */
  purpose: string;
  /** Path of the page that follows a success, from the stored fields; its own page if left out. */
  outcome?: (stored: Record<string, unknown>) => string;
}

export type VisitorFormName = 'comment' | 'contact' | 'get-involved' | 'gift' | 'booking';

/** The form for comments on an update. */
export const commentForm = {
  name: 'comment',
  path: '/updates/:id',
  fields: [
    { name: 'guestName', label: 'Name', autoComplete: 'name', required: true },
    {
      name: 'guestEmail',
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      hint: 'It will not be published.',
      required: true,
    },
    { name: 'commentText', label: 'Comment', rows: 5, counterMax: MAX.comment, required: true },
  ],
  button: 'Submit Comment',
  busy: 'Submitting...',
  success: 'Comment submitted successfully! It will appear shortly.',
  failure: 'Failed to submit comment.',
  purpose: 'We use what you send only to show your comment and to answer you.',
} as const satisfies VisitorFormDefinition;

/** The form of the Contact page. */
export const contactForm = {
  name: 'contact',
  path: '/contact-us',
  fields: [
    { name: 'name', label: 'Name', autoComplete: 'name', required: true },
    { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
    { name: 'subject', label: 'Subject', required: true },
    { name: 'message', label: 'Message', rows: 5, required: true },
  ],
  button: 'Send Message',
  busy: 'Sending...',
  success: 'Your message has been sent successfully!',
  failure: 'Failed to send message.',
  purpose: 'We use what you send only to answer you.',
} as const satisfies VisitorFormDefinition;

/** The inquiry form of the Get Involved page. */
export const getInvolvedForm = {
  ...contactForm,
  name: 'get-involved',
  path: '/get-involved',
  button: 'Submit Inquiry',
  success: 'Your message has been sent successfully! We will get back to you soon.',
  failureToast: 'Failed to send message. Please try again.',
} as const satisfies VisitorFormDefinition;

/** Shown instead of the success text of a comment that waits for approval. */
export const COMMENT_WAITS = 'Thank you. Your comment appears after it has been checked.';

/** Value of `SENT` for a comment that waits. */
export const SENT_WAITING = 'comment-waits';

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
