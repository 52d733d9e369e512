import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { api, errorText, ReadableError } from '@charity-site/api-client';
import { DOCUMENT_MAX_BYTES, hasText, type LibraryPicture } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { keepingSession } from '../session/renewal';
import { fileOf } from './describePicture';
import { FileButton } from './FileButton';

interface DocumentUploadProps {
  onUploaded: (document: LibraryPicture) => void;
  /** Called with a text that says why it failed; '' when another try begins. */
  onFailed: (text: string) => void;
}

const MAX = `${DOCUMENT_MAX_BYTES / 1024 / 1024} MB`;

/** Uploads a PDF, told by its bytes. @throws ReadableError that says why it cannot be used */
const uploadDocument = async (file: File, onProgress: (part: number) => void): Promise<LibraryPicture> => {
  if (file.size > DOCUMENT_MAX_BYTES) throw new ReadableError(`The document can be at most ${MAX}.`);
  const head = new Uint8Array(await file.slice(0, 5).arrayBuffer());
  if (!hasText(head, '%PDF-'))
    throw new ReadableError('Only PDF documents can be used. Save the document as PDF, then choose it again.');
  const { url } = await keepingSession(() => api.pictures.uploadDocument(file, { onProgress }));
  return keepingSession(() => api.pictures.get(fileOf(url) ?? ''));
};

/** The button that uploads a PDF, with its progress. */
export function DocumentUpload({ onUploaded, onFailed }: DocumentUploadProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const send = async ([file]: File[]) => {
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
        accept="application/pdf"
        label="Upload Document"
        variant="contained"
        disabled={progress !== null}
        onFiles={(files) => void send(files)}
      >
        {progress === null ? 'Upload a PDF' : 'Sending...'}
      </FileButton>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        PDF, at most {MAX}.
      </Typography>
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={Math.round(progress * 100)}
          aria-label="Sending the document"
          sx={{ width: '100%' }}
        />
      )}
    </Box>
  );
}
