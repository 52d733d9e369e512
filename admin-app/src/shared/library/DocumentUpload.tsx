import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { api, errorText } from '@charity-site/api-client';
import type { LibraryPicture } from '@charity-site/api-client/entities';
import { DOCUMENT_ACCEPT } from '@charity-site/ui-kit';
import { useState } from 'react';
import { SecondaryText } from '../layout/SecondaryText';
import { DOCUMENT_MAX, checkAndUploadDocument } from '../fields/documentFile';
import { fileOf } from './describePicture';
import { FileButton } from './FileButton';

interface DocumentUploadProps {
  onUploaded: (document: LibraryPicture) => void;
  /** Called with an error message; with '' when another upload starts. */
  onFailed: (text: string) => void;
}

const uploadDocument = async (
  file: File,
  onProgress: (part: number) => void,
): Promise<LibraryPicture> => {
  const url = await checkAndUploadDocument(file, onProgress);
  return api.pictures.get(fileOf(url) ?? '');
};

/** Button that uploads a PDF, with its progress. */
export function DocumentUpload({ onUploaded, onFailed }: DocumentUploadProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const upload = async ([file]: File[]) => {
    if (!file) return;
    onFailed('');
    setProgress(0);
    try {
      onUploaded(await uploadDocument(file, setProgress));
    } catch (error) {
      onFailed(`Failed to upload the document. ${errorText(error)}`);
    } finally {
      setProgress(null);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <FileButton
        accept={DOCUMENT_ACCEPT}
        label="Upload Document"
        variant="contained"
        disabled={progress !== null}
        onFiles={(files) => void upload(files)}
      >
        {progress === null ? 'Upload a PDF' : 'Uploading...'}
      </FileButton>
      <SecondaryText>PDF, at most {DOCUMENT_MAX}.</SecondaryText>
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.round(progress * 100)}
          aria-label="Uploading the document"
          sx={{ width: '100%' }}
        />
      )}
    </Box>
  );
}
