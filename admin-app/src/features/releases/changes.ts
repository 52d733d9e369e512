import { partTitle, type SitePart } from '@charity-site/api-client/entities';
import { longMoment } from '../../shared/site/time';
import { leadsForward } from './words';

/**
 * Changes of a part by the administrator: restore its other version, or give its canary to all or
 * to nobody.
 */
export type ChangeKind = 'restore' | 'promote' | 'end-canary';

/** A change that the administrator asked for. */
export interface PartChange {
  part: SitePart;
  kind: ChangeKind;
}

/** A part, and what happens when the administrator asks to change it. */
export interface ChangeablePart {
  part: SitePart;
  /** True while a change of it is going on. */
  busy: boolean;
  onChange: (kind: ChangeKind) => void;
}

interface ChangeTexts {
  question: string;
  /** Consequence for visitors, and the way to undo it. */
  note: string;
  /** The button that confirms it. */
  confirm: string;
  /** The result. */
  done: string;
}

const restoring = (part: SitePart): ChangeTexts => {
  const { title, within } = partTitle(part.name);
  const when = longMoment(part.previous?.releasedAt ?? '');
  const note =
    'Visitors get it with the next page they open. Your content is not affected, and you can return the same way.';
  return leadsForward(part)
    ? {
        question: `Return to the newer version of ${within}, released on ${when}?`,
        note,
        confirm: 'Return',
        done: `${title}: the newer version is live again.`,
      }
    : {
        question: `Restore the previous version of ${within}, released on ${when}?`,
        note,
        confirm: 'Restore',
        done: `${title}: the version released on ${when} is live again.`,
      };
};

/** The texts of a change. */
export const changeTexts = ({ part, kind }: PartChange): ChangeTexts => {
  if (kind === 'restore') return restoring(part);
  const { title, within } = partTitle(part.name);
  if (kind === 'promote')
    return {
      question: `Give the new version of ${within} to all visitors?`,
      note: 'Visitors get it with the next page they open. You can go back to the version before.',
      confirm: 'Give it to all',
      done: `${title}: all visitors get the new version.`,
    };
  return {
    question: `Take the new version of ${within} back?`,
    note: 'All visitors get the version that the others have, with the next page they open. The team can release it again.',
    confirm: 'Take it back',
    done: `${title}: all visitors get the same version again.`,
  };
};
