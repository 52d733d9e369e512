import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LOGO_GROUND } from '../Picture/logoGround';
import { fileCaption, type FileState } from '../forms/fileCaption';
import type { PictureFieldProps } from './PictureField';
import { useShown } from './useShown';

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

/** Replaces the browser's broken-image icon, which says nothing. */
function NoPicture() {
  return (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <BrokenImageOutlined aria-hidden />
    </Box>
  );
}

interface ShownProps {
  picture: File | string;
  alt: string;
}

/** A picture given as URL or as local file. */
function Shown({ picture, alt }: ShownProps) {
  const [broken, setBroken] = useState(false);
  const ref = useShown(picture);
  if (broken) return <NoPicture />;
  return (
    <Box component="img" ref={ref} alt={alt} onError={() => setBroken(true)} sx={{ ...frame, bgcolor: LOGO_GROUND }} />
  );
}

interface PicturePreviewProps extends Pick<PictureFieldProps, 'current' | 'file'> {
  fileState: FileState;
}

/** Preview of the chosen file, or of the current picture. */
export function PicturePreview({ current, file, fileState }: PicturePreviewProps) {
  if (!current && !file) return null;
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', gap: 2, alignItems: 'center' }}>
      {!file && <Shown picture={current} alt="The current picture" />}
      {file && fileState === 'checking' && <Skeleton variant="rectangular" sx={frame} />}
      {file && fileState === 'refused' && <NoPicture />}
      {file && fileState === 'ready' && <Shown picture={file} alt="The chosen picture" />}
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {file ? fileCaption(file, fileState) : 'Current image will be used if no new file is selected.'}
      </Typography>
    </Box>
  );
}
