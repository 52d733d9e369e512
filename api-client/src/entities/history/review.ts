import type { AnyEntry } from '../fields/entries';
import { MAX, object, optionalText } from '../fields/fields';
import { PUBLICATION_STATES } from '../types/publishing';

/** The states by which a list can be filtered: those of publication, and waiting for review. */
export const LIST_STATES = [...PUBLICATION_STATES, 'review'] as const;

export type ListState = (typeof LIST_STATES)[number];

/** Rules of the note of a person who sends something for review, or sends it back. */
export const reviewNoteRules = object({ note: optionalText('Note', MAX.comment) });

/** A translation that changes. */
export interface ProposedTranslation {
  /** The `updatedAt` on which the change is based; null for a first translation. */
  version: string | null;
  words: Record<string, string | AnyEntry[]>;
}

/**
 * A draft, or a change of an item that is not a draft, which waits for review or was sent back
 * (docs/product.md 5.34).
 */
export interface Review {
  /** The fields that change; none for a draft. */
  fields: Record<string, unknown>;
  /** The translations that change, by language. */
  translations: Partial<Record<string, ProposedTranslation>>;
  /** The item's `updatedAt` on which the change is based. */
  version: string;
  /** Name of the person who sent it, their note, and when: UTC ISO 8601. */
  by: string;
  note: string;
  createdAt: string;
  /** Name and note of the person who sent it back; '' while it waits. */
  sentBackBy: string;
  answer: string;
}

/** A review on the dashboard. */
export interface ReviewSummary extends Pick<Review, 'by' | 'sentBackBy'> {
  /** Path of the content type. */
  list: string;
  item: string;
  title: string;
}

/** Fields of an item with a review, which only signed-in people get. */
export interface ReviewState {
  /** True if it waits for review. */
  review?: boolean;
  /** True if it was sent back. */
  sentBack?: boolean;
}
