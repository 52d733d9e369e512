import { string } from 'yup';
import { object, optionalText, type InferType } from '../fields/fields';

/** States of a proposed text. An accepted one is on the pages. */
export const PROPOSAL_STATES = ['open', 'accepted', 'dismissed'] as const;

export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Longest text of the interface, in characters. */
export const INTERFACE_TEXT_MAX = 1000;

/** An administrator's decision on a proposal. The text is the one that they saw. */
export const proposalDecisionRules = object({
  state: string()
    .typeError('State must be text.')
    .oneOf(['accepted', 'dismissed'] as const, 'State must be accepted or dismissed.')
    .required('State is required.')
    .label('State'),
  text: optionalText('Text', INTERFACE_TEXT_MAX),
});

export type ProposalDecision = InferType<typeof proposalDecisionRules>;

/** A link with which speakers of a language review the texts of the interface. */
export interface TextReviewLink {
  _id: string;
  createdBy: string;
  /** UTC ISO 8601. */
  createdAt: string;
  endsAt: string;
}

/** A reviewer, and the number of their verdicts. */
export interface TextReviewer {
  name: string;
  right: number;
  better: number;
}

/** A better text that a reviewer proposes. */
export interface TextProposal {
  _id: string;
  english: string;
  /** The text on the pages. */
  present: string;
  text: string;
  reviewer: string;
  /** UTC ISO 8601. */
  at: string;
  state: ProposalState;
}

/** The review of a language's interface texts, for administrators. */
export interface TextReviews {
  total: number;
  /** Texts that a speaker called right, or whose better text was accepted. */
  confirmed: number;
  reviewers: TextReviewer[];
  links: TextReviewLink[];
  /** Open ones first, then the newest. */
  proposals: TextProposal[];
}

/** A link to content that is not translated. */
export interface UntranslatedItem {
  /** Path of the definition. */
  list: string;
  /** Id of the item; path of the singleton. */
  item: string;
  title: string;
  /** When it was created, or changed for a singleton; UTC ISO 8601. */
  at: string;
}
