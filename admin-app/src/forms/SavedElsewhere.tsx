import type { ServerAutosave } from '@charity-site/api-client/entities';
import { recentMoment } from '../site/time';
import { ChoiceBanner } from './ChoiceBanner';

interface SavedElsewhereProps {
  saved: Pick<ServerAutosave, 'device' | 'keptAt'> & { keepMine: () => void };
  /** While a save runs. */
  disabled: boolean;
}

/** Says that another device has saved the text of this form. What was typed here since is a text of its own. */
export function SavedElsewhere({ saved, disabled }: SavedElsewhereProps) {
  return (
    <ChoiceBanner kind="info" choices={[{ label: 'Keep mine', onClick: saved.keepMine, disabled }]}>
      This text was saved on another device ({saved.device}, {recentMoment(saved.keptAt)}). What you typed here since
      then is not saved.
    </ChoiceBanner>
  );
}
