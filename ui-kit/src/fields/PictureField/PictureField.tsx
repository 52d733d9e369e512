import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CHECKERED } from '../../media/Picture/logoBackground';
import { fileCaption } from '../files/fileCaption';
import { FileField, type FileFieldProps } from '../files/FileField';
import { PICTURE_ACCEPT } from '../files/accept';
import { NoPicture, PicturePreview } from './PicturePreview';

export interface PictureFieldProps extends FileFieldProps {
  /** URL of the current picture; '' if there is none. */
  current: string;
  /** Called by 'Remove picture'; without it the button is hidden. */
  onRemove?: (() => void) | undefined;
}

const frame = {
  width: 144,
  height: 96,
  flexShrink: 0,
  objectFit: 'contain',
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'action.hover',
} as const;

/**
 * Chooses a picture with the file dialog or by drag and drop. It neither checks nor uploads the
 * file: the form checks it and passes the result as `fileState`. While that is `checking` or
 * `refused`, there is no preview.
 */
export function PictureField({ current, fileState = 'ready', ...field }: PictureFieldProps) {
  const { file } = field;
  return (
    <FileField
      {...field}
      noun="picture"
      dropNoun="picture"
      accept={PICTURE_ACCEPT}
      icon={<AddPhotoAlternate aria-hidden />}
      hasCurrent={current !== ''}
    >
      {(file ?? current) && (
        <Box component="figure" sx={{ m: 0, display: 'flex', gap: 2, alignItems: 'center' }}>
          {file && fileState === 'checking' && <Skeleton variant="rectangular" sx={frame} />}
          {file && fileState === 'refused' && <NoPicture frame={frame} />}
          {(!file || fileState === 'ready') && (
            <PicturePreview
              key={file ? `${file.name} ${file.lastModified}` : current}
              picture={file ?? current}
              alt={file ? 'The chosen picture' : 'The current picture'}
              frame={frame}
              background={CHECKERED}
            />
          )}
          <Typography
            component="figcaption"
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {file
              ? fileCaption(file, fileState)
              : 'Current image will be used if no new file is selected.'}
          </Typography>
        </Box>
      )}
    </FileField>
  );
}
