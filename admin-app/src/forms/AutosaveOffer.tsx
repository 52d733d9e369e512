import { recentMoment } from '../site/time';
import { ChoiceBanner } from './ChoiceBanner';
import type { LeftAutosave } from '../autosave/leftAutosaves';

interface AutosaveOfferProps {
  unsaved: LeftAutosave;
  /** Name of the form's files, such as 'Pictures': those that were not uploaded stay on their device. */
  filesAre?: string | undefined;
  /** While a save runs: restored text would not be part of it. */
  disabled: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

/** Offers unsaved text of an earlier visit. It stays until one of the two buttons is pressed. */
export function AutosaveOffer({ unsaved, filesAre, disabled, onRestore, onDelete }: AutosaveOfferProps) {
  return (
    <ChoiceBanner
      kind="info"
      choices={[
        { label: 'Restore', onClick: onRestore, disabled },
        { label: 'Delete', onClick: onDelete, disabled },
      ]}
    >
      You have unsaved changes from {recentMoment(unsaved.at)}
      {unsaved.device && `, typed on ${unsaved.device}`}.
      {unsaved.device && filesAre && ` ${filesAre} that were chosen there must be chosen again.`}
    </ChoiceBanner>
  );
}
