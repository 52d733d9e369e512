import Typography from '@mui/material/Typography';
import { formatRecent } from '../site/time';
import { ActionBanner } from './ActionBanner';
import type { useAutosave } from '../autosave/useAutosave';
import { NoticeBanner } from '../mutations/NoticeBanner';

interface RestoreBannerProps {
  offers: ReturnType<typeof useAutosave>['offers'];
  /**
   * Plural noun of the form's files, such as 'Pictures'. Files that were not uploaded are only on
   * their device.
   */
  filesLabel?: string | undefined;
  /** True during a save, which would not include the restored values. */
  disabled: boolean;
}

/**
 * Names others who are typing into the form, and offers an earlier autosave until it is restored or
 * deleted. Undo restores a deleted one.
 */
export function RestoreBanner({ offers, filesLabel, disabled }: RestoreBannerProps) {
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
            filesLabel &&
            ` ${filesLabel} that were chosen there must be chosen again.`}
        </ActionBanner>
      )}
    </>
  );
}
