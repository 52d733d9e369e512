import type { KeptText } from '@charity-site/api-client';
import { recentMoment } from '../site/time';
import { ChoiceBanner } from './ChoiceBanner';

interface UnsavedOfferProps {
  unsaved: KeptText;
  /** While a save runs: restored text would not be part of it. */
  disabled: boolean;
  onRestore: () => void;
  onDelete: () => void;
}

/** Offers unsaved text of an earlier visit. It stays until one of the two buttons is pressed. */
export function UnsavedOffer({ unsaved, disabled, onRestore, onDelete }: UnsavedOfferProps) {
  return (
    <ChoiceBanner
      kind="info"
      choices={[
        { label: 'Restore', onClick: onRestore, disabled },
        { label: 'Delete', onClick: onDelete, disabled },
      ]}
    >
      You have unsaved changes from {recentMoment(unsaved.at)}.
    </ChoiceBanner>
  );
}
