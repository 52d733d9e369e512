import Box from '@mui/material/Box';
import { Banner } from '@charity-site/ui-kit';
import { ChoiceBanner } from './ChoiceBanner';
import { AutosaveOffer } from './AutosaveOffer';
import { SavedElsewhere } from './SavedElsewhere';
import type { Conflict } from './useConflict';
import type { useDraftForm } from './useDraftForm';
import { useSlow } from './useSlow';

/** After this time a save counts as slow, in milliseconds. */
const SLOW_AFTER = 8_000;

interface FormBannersUse {
  form: ReturnType<typeof useDraftForm>;
  /** Such as 'Failed to save partner.' */
  failed: string;
  /** Name of the record in sentences, such as 'partner'. */
  thing: string;
  conflict: Conflict | null;
}

/** The messages above a form's fields, or null. */
export function useFormBanners({ form, failed, thing, conflict }: FormBannersUse) {
  const isSlow = useSlow(form.busy, SLOW_AFTER);
  const { failure, unsaved, deletion, savedElsewhere, isUnkept, isSavedInPart } = form;
  if (!isSlow && !failure && !unsaved && !deletion && !savedElsewhere && !isUnkept && !isSavedInPart) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isSlow && (
        <Banner kind="info">This is taking longer than usual… Wait, or press Cancel. Your text is safe here.</Banner>
      )}
      {conflict && (
        <ChoiceBanner
          kind="error"
          choices={[
            { label: 'Keep my version', onClick: conflict.keepMine, disabled: form.busy },
            { label: 'See their version', onClick: () => void conflict.see(), disabled: form.busy },
          ]}
        >
          {failed} Someone else has changed this {thing} since you opened it. Your text is still here.
          {conflict.failed && ' Their version could not be loaded.'}
        </ChoiceBanner>
      )}
      {isSavedInPart && (
        <Banner kind="info">Saved. What you changed during the save is not saved yet. Save again to keep it.</Banner>
      )}
      {failure && !conflict && <Banner kind={failure.kind}>{failure.text}</Banner>}
      {isUnkept && (
        <Banner kind="error">
          This browser has no room left to keep your text. Save it before you leave this page.
        </Banner>
      )}
      {savedElsewhere && <SavedElsewhere saved={savedElsewhere} disabled={form.busy} />}
      <AutosaveOffer
        unsaved={unsaved}
        deletion={deletion}
        filesAre={form.filesAre}
        disabled={form.busy}
        onRestore={form.restore}
        onDelete={form.deleteUnsaved}
      />
    </Box>
  );
}
