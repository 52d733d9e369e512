/**
 * The forms that a visitor sends, by the name that a posted form carries in its field `form`, with the texts of their
 * outcome (docs/product.md 8). The browser and the server show the same ones.
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

/** Query parameter of a page that names the form which was sent. */
export const SENT = 'sent';

/** A form that was posted without script and refused, as its page shows it. */
export interface PostedFormState {
  /** What was written, by field name. */
  values: Record<string, string>;
  /** The text of each invalid field. */
  errors: Record<string, string>;
  /** Why it was refused. */
  message: string;
}

/** Query key under which a page finds the state of a posted form. */
export const postedFormKey = (form: VisitorFormName) => ['form', form] as const;
