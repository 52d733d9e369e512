import { recentMoment } from '../site/time';
import { ChoiceBanner } from './ChoiceBanner';
import type { useAutosave } from '../autosave/useAutosave';
import { Outcome } from '../list/Outcome';

interface AutosaveOffersProps {
  offers: ReturnType<typeof useAutosave>['offers'];
  /** Name of the form's files, such as 'Pictures': those that were not uploaded stay on their device. */
  filesAre?: string | undefined;
  /** While a save runs: restored text would not be part of it. */
  disabled: boolean;
}

/**
 * Says that another device has saved the text of the form, and offers unsaved text of an earlier visit until it is restored or
 * deleted. Deleting it can be undone.
 */
export function AutosaveOffers({ offers, filesAre, disabled }: AutosaveOffersProps) {
  const { unsaved, deletion, savedElsewhere, onKeepMine, onRestore, onDelete } = offers;
  return (
    <>
      {savedElsewhere && (
        <ChoiceBanner kind="info" choices={[{ label: 'Keep mine', onClick: onKeepMine, disabled }]}>
          This text was saved on another device ({savedElsewhere.device}, {recentMoment(savedElsewhere.keptAt)}). What
          you typed here since then is not saved.
        </ChoiceBanner>
      )}
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
