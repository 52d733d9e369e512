import type { KeptText } from '@charity-site/api-client';
import { recentMoment } from '../site/time';
import { ChoiceBanner } from './ChoiceBanner';

interface UnsavedOfferProps {
  unsaved: KeptText;
  onRestore: () => void;
  onDelete: () => void;
}

/** Offers text that was written in an earlier visit and not saved. It stays until one of the two is chosen. */
export function UnsavedOffer({ unsaved, onRestore, onDelete }: UnsavedOfferProps) {
  return (
    <ChoiceBanner
      kind="info"
      choices={[
        { label: 'Restore', onClick: onRestore },
        { label: 'Delete', onClick: onDelete },
      ]}
    >
      You have unsaved changes from {recentMoment(unsaved.at)}.
    </ChoiceBanner>
  );
}
