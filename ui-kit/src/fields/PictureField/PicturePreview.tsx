import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';

/** Styles of a picture and of its placeholder. */
type PictureFrame = Readonly<Record<string, string | number>>;

interface NoPictureProps {
  /** A file that the browser cannot show. */
  file?: File | undefined;
  frame: PictureFrame;
}

/** Replaces the browser's broken-image icon; shows the name of a file, such as a HEIC picture. */
export function NoPicture({ file, frame }: NoPictureProps) {
  return (
    <Box
      sx={{
        ...frame,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        overflow: 'hidden',
        color: 'text.secondary',
      }}
    >
      {file ? <ImageOutlined aria-hidden /> : <BrokenImageOutlined aria-hidden />}
      {file && (
        <Typography variant="caption" sx={{ px: 1, textAlign: 'center', overflowWrap: 'anywhere' }}>
          {`No preview: ${file.name}`}
        </Typography>
      )}
    </Box>
  );
}

interface PicturePreviewProps extends Pick<NoPictureProps, 'frame'> {
  picture: File | string;
  alt: string;
  /** Background of the picture, if it differs from that of the placeholder. */
  background?: string;
}

/** A picture from a URL or a local file; a placeholder if the browser cannot show it. */
export function PicturePreview({ picture, alt, frame, background }: PicturePreviewProps) {
  const [broken, setBroken] = useState(false);
  // A local file has an object URL until the picture is removed.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const url = typeof picture === 'string' ? picture : URL.createObjectURL(picture);
      image.src = url;
      return () => {
        if (url !== picture) URL.revokeObjectURL(url);
      };
    },
    [picture],
  );
  if (broken)
    return <NoPicture file={typeof picture === 'string' ? undefined : picture} frame={frame} />;
  return (
    <Box
      component="img"
      ref={ref}
      alt={alt}
      onError={() => setBroken(true)}
      sx={{ ...frame, ...(background && { background }) }}
    />
  );
}
