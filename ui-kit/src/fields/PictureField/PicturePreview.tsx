import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';

/** Size and frame of a picture and of its placeholder. */
type PictureFrame = Readonly<Record<string, string | number>>;

interface NoPictureProps {
  /** The file that the browser cannot show. */
  file?: File | undefined;
  frame: PictureFrame;
}

/**
 * Replaces the browser's broken-image icon, which says nothing. A file that the browser cannot
 * show, such as HEIC, is named.
 */
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

interface ShownPictureProps extends Pick<NoPictureProps, 'frame'> {
  picture: File | string;
  alt: string;
  /** Background of the picture itself, where it differs from that of the placeholder. */
  ground?: string;
}

/** A picture given as URL or as local file, or a placeholder where the browser cannot show it. */
export function PicturePreview({ picture, alt, frame, ground }: ShownPictureProps) {
  const [broken, setBroken] = useState(false);
  // A local file has an address until the picture is removed.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = typeof picture === 'string' ? picture : URL.createObjectURL(picture);
      image.src = address;
      return () => {
        if (address !== picture) URL.revokeObjectURL(address);
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
      sx={{ ...frame, ...(ground && { background: ground }) }}
    />
  );
}
