import Box from '@mui/material/Box';
import { Banner } from '@charity-site/ui-kit';
import { ActionBanner } from './ActionBanner';
import { RestoreBanner } from './RestoreBanner';
import { ConflictComparison } from './ConflictComparison';
import { useConflict, type TheirRecord } from './useConflict';
import type { EditForm } from './useEditForm';
import { useIsSlow } from './useIsSlow';

export interface FormBannersOptions {
  form: EditForm;
  /** Noun of the record in sentences, such as 'partner'. */
  noun: string;
  /** Fetches the stored record. */
  read: () => Promise<TheirRecord>;
}

/**
 * The banners above a form's fields, or null, and on request the other version of a record that
 * somebody else has changed.
 */
export function useFormBanners({ form, noun, read }: FormBannersOptions) {
  const isSlow = useIsSlow(form.busy);
  const conflict = useConflict(form, read);
  const { failed, failure, offers, isStorageFull, isSavedInPart } = form;
  const { unsaved, deletion, editing } = offers;
  const theirs = conflict?.theirs !== undefined && (
    <ConflictComparison theirs={conflict.theirs} form={form} />
  );
  if (
    !isSlow &&
    !failure &&
    !unsaved &&
    !deletion &&
    editing.length === 0 &&
    !isStorageFull &&
    !isSavedInPart
  )
    return { banners: null, theirs };
  const banners = (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isSlow && (
        <Banner kind="info">
          This is taking longer than usual… Wait, or press Cancel. Your text is safe here.
        </Banner>
      )}
      {conflict && (
        <ActionBanner
          kind="error"
          choices={[
            { label: 'Keep my version', onClick: conflict.keepMine, disabled: form.busy },
            {
              label: 'See their version',
              onClick: () => void conflict.load(),
              disabled: form.busy,
            },
          ]}
        >
          {failed} Someone else has changed this {noun} since you opened it. Your text is still
          here.
          {conflict.failed && ' Their version could not be loaded.'}
        </ActionBanner>
      )}
      {isSavedInPart && (
        <Banner kind="info">
          Saved. What you changed during the save is not saved yet. Save again to keep it.
        </Banner>
      )}
      {failure && !conflict && <Banner kind={failure.kind}>{failure.text}</Banner>}
      {isStorageFull && (
        <Banner kind="error">
          This browser has no room left to keep your text. Save it before you leave this page.
        </Banner>
      )}
      <RestoreBanner offers={offers} filesLabel={form.filesLabel} disabled={form.busy} />
    </Box>
  );
  return { banners, theirs };
}
