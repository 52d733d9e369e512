import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { FileButton } from '../../shared/library/FileButton';

interface ConsentSheetProps {
  picture: LibraryPicture;
  busy: boolean;
  onUpload: (sheet: File) => void;
  onDownload: () => void;
}

/** Adds, replaces and downloads the signed sheet of a picture; for administrators. */
export function ConsentSheet({ picture, busy, onUpload, onDownload }: ConsentSheetProps) {
  const { name, consentSheet } = picture;
  const nameForScreenReaders = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <FileButton
        accept="application/pdf,image/jpeg,image/png,image/webp"
        label={`Signed sheet for ${name}`}
        disabled={busy}
        onFiles={([sheet]) => sheet && onUpload(sheet)}
      >
        {consentSheet ? 'Replace the signed sheet' : 'Add the signed sheet'}
        {nameForScreenReaders}
      </FileButton>
      {consentSheet && (
        <Button disabled={busy} onClick={onDownload}>
          Download the signed sheet{nameForScreenReaders}
        </Button>
      )}
    </Box>
  );
}
