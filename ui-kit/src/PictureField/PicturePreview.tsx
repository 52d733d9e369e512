import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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

/** A file of the person's own. */
function FilePicture({ file }: { file: File }) {
  return <Box component="img" ref={useShown(file)} alt="The chosen picture" sx={frame} />;
}

/** What the picture field shows of the picture: the one chosen just now, else the current one. */
export function PicturePreview({ current, file }: { current: string; file: File | null }) {
  if (!current && !file) return null;
  return (
    <Box component="figure" sx={{ m: 0, display: 'flex', gap: 2, alignItems: 'center' }}>
      {file ? <FilePicture file={file} /> : <Box component="img" src={current} alt="The current picture" sx={frame} />}
      <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {file ? `New: ${file.name}` : 'Current image will be used if no new file is selected.'}
      </Typography>
    </Box>
  );
}
