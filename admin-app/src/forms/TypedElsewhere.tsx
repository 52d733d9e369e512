import { recentMoment } from '../site/time';
import { ChoiceBanner } from './ChoiceBanner';
import type { OtherText } from './ownText';

interface TypedElsewhereProps {
  other: OtherText;
  /** While a save runs. */
  disabled: boolean;
  onUseTheirs: () => void;
  onKeepMine: () => void;
}

/** Asks which text the form shows, after another device has changed the same text or saved it. Neither is lost. */
export function TypedElsewhere({ other, disabled, onUseTheirs, onKeepMine }: TypedElsewhereProps) {
  const where = `${other.device}, ${recentMoment(other.at)}`;
  const keepMine = { label: 'Keep mine', onClick: onKeepMine, disabled };
  return other.text ? (
    <ChoiceBanner kind="info" choices={[{ label: 'Use that text', onClick: onUseTheirs, disabled }, keepMine]}>
      This form was also typed on another device ({where}). Both texts are kept.
    </ChoiceBanner>
  ) : (
    <ChoiceBanner kind="info" choices={[keepMine]}>
      This text was saved on another device ({where}). What you typed here since then is not saved.
    </ChoiceBanner>
  );
}
