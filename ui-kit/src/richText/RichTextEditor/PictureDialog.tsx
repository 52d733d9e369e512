import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Banner } from '../../messages/Banner/Banner';
import { Field } from '../../fields/Field/Field';
import { FormDialog } from '../../dialogs/FormDialog/FormDialog';
import { PicturePreview } from '../../fields/PictureField/PicturePreview';

interface PictureDialogProps {
  /** A new file to upload, or the URL of a picture in the text. */
  picture: File | string;
  /** Current alternative text. */
  initial: string;
  /**
   * Uploads a new picture and resolves to its URL; rejects with an error whose message can be
   * shown.
   */
  upload: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /** Number of pictures that follow this one. */
  more?: number;
  onDone: (url: string, description: string, caption: string) => void;
  onClose: () => void;
}

/**
 * A dialog for a picture's alternative text, which also uploads a new picture. When the upload
 * fails, the text stays and people can retry.
 */
export function PictureDialog({
  picture,
  initial,
  upload,
  more = 0,
  onDone,
  onClose,
}: PictureDialogProps) {
  const [description, setDescription] = useState(initial);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const [caption, setCaption] = useState('');
  const isNew = typeof picture !== 'string';

  const accept = async () => {
    if (!isNew) return onDone(picture, description.trim(), '');
    setFailure('');
    setProgress(0);
    try {
      onDone(await upload(picture, setProgress), description.trim(), caption.trim());
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
      busyLabel="Uploading..."
      busy={progress !== null}
      onSubmit={() => void accept()}
      onClose={onClose}
      maxWidth="xs"
      banner={failure && <Banner kind="error">{failure}</Banner>}
    >
      <PicturePreview
        picture={picture}
        alt=""
        frame={{
          width: '100%',
          height: 180,
          objectFit: 'contain',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      />
      <Field
        name="description"
        label="What does the picture show?"
        hint="Read to people who can’t see it. Leave empty if the picture is only decoration."
        value={description}
        onChange={setDescription}
        autoComplete="off"
      />
      {isNew && (
        <Field
          name="caption"
          label="Caption (Optional)"
          hint="Shown below the picture."
          value={caption}
          onChange={setCaption}
          autoComplete="off"
        />
      )}
      {more > 0 && (
        <Typography variant="body2" color="textSecondary">
          {more === 1 ? '1 more picture follows.' : `${more} more pictures follow.`}
        </Typography>
      )}
      {progress !== null && (
        <LinearProgress
          // The file is resized before the first progress event; the server processes it after the
          // last one.
          variant={progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
          value={Math.round(progress * 100)}
          aria-label="Uploading the picture"
        />
      )}
    </FormDialog>
  );
}
