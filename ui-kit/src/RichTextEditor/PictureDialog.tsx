import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Banner } from '../Banner/Banner';
import { Field } from '../Field/Field';
import { FormDialog } from '../FormDialog/FormDialog';
import { useShown } from '../PictureField/useShown';

interface PictureDialogProps {
  /** A new picture, to be sent; or the address of one that stands in the text. */
  picture: File | string;
  /** What it was described as so far. */
  initial: string;
  /** Stores a new picture and answers its address; rejects with an error whose text can be shown. */
  send: (file: File, onProgress: (part: number) => void) => Promise<string>;
  onDone: (address: string, description: string) => void;
  onClose: () => void;
}

/**
 * Asks what a picture in a text shows, for those who cannot see it, and sends a new one. A picture that could not be sent
 * keeps its description, and can be sent again.
 */
export function PictureDialog({ picture, initial, send, onDone, onClose }: PictureDialogProps) {
  const [description, setDescription] = useState(initial);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const isNew = typeof picture !== 'string';

  const accept = async () => {
    if (!isNew) return onDone(picture, description.trim());
    setFailure('');
    setProgress(0);
    try {
      onDone(await send(picture, setProgress), description.trim());
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setProgress(null);
    }
  };
  return (
    <FormDialog
      open
      title={isNew ? 'Insert a picture' : 'Describe the picture'}
      submitLabel={isNew ? 'Insert' : 'Save'}
      busyLabel="Sending..."
      busy={progress !== null}
      onSubmit={() => void accept()}
      onClose={onClose}
      maxWidth="xs"
      banner={failure && <Banner kind="error">{failure}</Banner>}
    >
      <Box
        component="img"
        ref={useShown(picture)}
        alt=""
        sx={{ width: '100%', height: 180, objectFit: 'contain', borderRadius: 1, bgcolor: 'action.hover' }}
      />
      <Field
        name="description"
        label="What does the picture show?"
        hint="Read to people who can’t see it. Leave empty if the picture is only decoration."
        value={description}
        onChange={setDescription}
        autoComplete="off"
      />
      {progress !== null && (
        <LinearProgress
          // Before the first part it is being made smaller, after the last one the server makes its copies.
          variant={progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(progress * 100)}
          aria-label="Sending the picture"
        />
      )}
    </FormDialog>
  );
}
