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

/** Offers text that was written in an earlier visit and not saved. It stays until one of the two is chosen. */
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
