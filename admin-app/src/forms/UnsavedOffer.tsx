import { Banner } from 'ui-kit';
import { longMoment } from '../site/time';
import type { UnsavedText } from './unsavedText';

interface UnsavedOfferProps {
  unsaved: UnsavedText | null;
  onBringBack: () => void;
}

/** Offers back what an earlier visit wrote and did not save. */
export function UnsavedOffer({ unsaved, onBringBack }: UnsavedOfferProps) {
  if (!unsaved) return null;
  return (
    <Banner kind="info" action={{ label: 'Bring it back', onClick: onBringBack }}>
      There is text of {longMoment(unsaved.at)} that was not saved.
    </Banner>
  );
}
