import { Banner } from 'ui-kit';
import { longMoment } from '../site/time';
import type { UnsavedText } from './unsavedText';

interface UnsavedOfferProps {
  unsaved: UnsavedText;
  onBringBack: () => void;
}

/** Offers back what an earlier visit wrote and did not save. */
export function UnsavedOffer({ unsaved, onBringBack }: UnsavedOfferProps) {
  return (
    <Banner kind="info" action={{ label: 'Bring it back', onClick: onBringBack }}>
      There is text of {longMoment(unsaved.at)} that was not saved.
    </Banner>
  );
}
