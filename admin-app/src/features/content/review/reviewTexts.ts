import type { Review } from '@charity-site/api-client/entities';
import { agoText } from '../../../shared/site/time';

const quoted = (note: string): string => (note ? ` “${note}”` : '');

/** Sentence about who sent something for review, or sent it back, with the note. */
export const reviewText = ({ by, createdAt, note, sentBackBy, answer }: Review): string =>
  sentBackBy
    ? `${sentBackBy} sent this back.${quoted(answer)}`
    : `${by} sent this for review ${agoText(createdAt)}.${quoted(note)}`;

/** Sentence that tells a writer what becomes of the form's text. */
export const nextStepText = (isUnpublished: boolean): string =>
  isUnpublished
    ? 'Send it for review when it is ready. An editor publishes it, or sends it back with a note.'
    : 'Your changes go to an editor, who publishes them or sends them back. Until then, the page stays as it is.';

/** The message after sending. */
export const SENT = 'sent for review. An editor publishes it, or sends it back with a note.';
