import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LOGO_GROUND } from '../../media/Picture/logoGround';
import type { FileFieldProps } from '../files/FileField';
import { fileCaption, type FileState } from '../files/fileCaption';
import { NoPicture, ShownPicture } from './ShownPicture';

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

interface PicturePreviewProps extends Pick<FileFieldProps, 'file'> {
  /** URL of the current picture; '' when there is none. */
  current: string;
  fileState: FileState;
}

/** Preview of the chosen file, or of the current picture. */
export function PicturePreview({ current, file, fileState }: PicturePreviewProps) {
  if (!current && !file) return null;
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', gap: 2, alignItems: 'center' }}>
      {!file && <ShownPicture picture={current} alt="The current picture" frame={frame} ground={LOGO_GROUND} />}
      {file && fileState === 'checking' && <Skeleton variant="rectangular" sx={frame} />}
      {file && fileState === 'refused' && <NoPicture frame={frame} />}
      {file && fileState === 'ready' && (
        <ShownPicture picture={file} alt="The chosen picture" frame={frame} ground={LOGO_GROUND} />
      )}
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {file ? fileCaption(file, fileState) : 'Current image will be used if no new file is selected.'}
      </Typography>
    </Box>
  );
}
