import { recentMoment } from '../site/time';
import { ChoiceBanner } from './ChoiceBanner';
import type { LeftAutosave } from '../autosave/leftAutosaves';
import { Outcome, type OutcomeNotice } from '../list/Outcome';

interface AutosaveOfferProps {
  unsaved: LeftAutosave | null;
  /** Result of the last deletion. */
  deletion: OutcomeNotice | null;
  /** Name of the form's files, such as 'Pictures': those that were not uploaded stay on their device. */
  filesAre?: string | undefined;
  /** While a save runs: restored text would not be part of it. */
  disabled: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

/** Offers unsaved text of an earlier visit. It stays until one of the two buttons is pressed. Deleting it can be undone. */
export function AutosaveOffer({ unsaved, deletion, filesAre, disabled, onRestore, onDelete }: AutosaveOfferProps) {
  return (
    <>
      <Outcome notice={deletion} />
      {unsaved && (
        <ChoiceBanner
          kind="info"
          choices={[
            { label: 'Restore', onClick: onRestore, disabled },
            {
              label: 'Delete',
              description: `Deletes the unsaved changes from ${recentMoment(unsaved.at)}. What is saved stays.`,
              onClick: onDelete,
              disabled,
            },
          ]}
        >
          You have unsaved changes from {recentMoment(unsaved.at)}
          {unsaved.device && `, typed on ${unsaved.device}`}.
          {unsaved.device && filesAre && ` ${filesAre} that were chosen there must be chosen again.`}
        </ChoiceBanner>
      )}
    </>
  );
}
