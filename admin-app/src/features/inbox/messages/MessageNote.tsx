import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX } from '@charity-site/api-client/entities';
import { Field } from '@charity-site/ui-kit';
import { RestoreBanner } from '../../../shared/forms/RestoreBanner';
import { UnsavedChangesGuard } from '../../../shared/forms/UnsavedChangesGuard';
import type { useNote } from './useNote';

/** The private note of a message. */
export function MessageNote({ note }: { note: ReturnType<typeof useNote> }) {
  const { text, busy, dirty, offers } = note;
  const error =
    text.length > MAX.message
      ? `Note can be at most ${MAX.message.toLocaleString('en')} characters long.`
      : undefined;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!error) void note.save();
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start', '& > :not(button)': { width: '100%' } }}
    >
      <RestoreBanner offers={offers} disabled={busy} />
      <Field
        name="note"
        label="Private note"
        hint="Visitors do not see it."
        rows={2}
        value={text}
        onChange={note.setText}
        error={error}
      />
      <Button type="submit" size="small" variant="outlined" disabled={busy || !dirty}>
        {busy ? 'Saving...' : 'Save note'}
      </Button>
      <UnsavedChangesGuard active={dirty || busy} onDiscard={note.discard} />
    </Box>
  );
}
