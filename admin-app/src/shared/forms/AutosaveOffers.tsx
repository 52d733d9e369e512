import Typography from '@mui/material/Typography';
import { formatRecent } from '../site/time';
import { ActionBanner } from './ActionBanner';
import type { useAutosave } from '../autosave/useAutosave';
import { NoticeBanner } from '../mutations/NoticeBanner';

interface AutosaveOffersProps {
  offers: ReturnType<typeof useAutosave>['offers'];
  /**
   * Name of the form's files, such as 'Pictures': those that were not uploaded stay on their
   * device.
   */
  filesAre?: string | undefined;
  /** While a save runs: restored text would not be part of it. */
  disabled: boolean;
}

/**
 * Says who else is typing into the form, and offers unsaved text of an earlier visit until it is
 * restored or deleted. Deleting it can be undone.
 */
export function AutosaveOffers({ offers, filesAre, disabled }: AutosaveOffersProps) {
  const { unsaved, deletion, editing, onRestore, onDelete } = offers;
  return (
    <>
      {editing.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {new Intl.ListFormat('en').format(editing)} {editing.length > 1 ? 'are' : 'is'} editing
          this.
        </Typography>
      )}
      <NoticeBanner notice={deletion} />
      {unsaved && (
        <ActionBanner
          kind="info"
          choices={[
            { label: 'Restore', onClick: onRestore, disabled },
            {
              label: 'Delete',
              description: `Deletes the unsaved changes from ${formatRecent(unsaved.at)}. What is saved stays.`,
              onClick: onDelete,
              disabled,
            },
          ]}
        >
          You have unsaved changes from {formatRecent(unsaved.at)}
          {unsaved.device && `, typed on ${unsaved.device}`}.
          {unsaved.device &&
            filesAre &&
            ` ${filesAre} that were chosen there must be chosen again.`}
        </ActionBanner>
      )}
    </>
  );
}
