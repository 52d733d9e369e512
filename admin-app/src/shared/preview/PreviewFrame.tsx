import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';

/** The windows in which a page is shown, in CSS pixels. */
const WINDOWS = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * Where a page is made much smaller, its window is higher than a computer's, so that enough of it
 * is seen.
 */
const LEAST_HEIGHT = 420;

export type PreviewWindow = keyof typeof WINDOWS;

interface PreviewFrameProps {
  /** Path of the page. */
  path: string;
  window: PreviewWindow;
}

/** A page in a window of its own width, made smaller where there is less room. */
export function PreviewFrame({ path, window: chosen }: PreviewFrameProps) {
  const { width, height } = WINDOWS[chosen];
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>(WINDOWS[chosen]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  const shownHeight = Math.min(room.height, Math.max(height * scale, LEAST_HEIGHT));
  return (
    <Box
      ref={place}
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', display: 'flex', justifyContent: 'center' }}
    >
      <Box
        sx={{
          flex: 'none',
          alignSelf: 'start',
          width: width * scale,
          height: shownHeight,
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: 3,
        }}
      >
        <Box
          component="iframe"
          src={path}
          title={chosen === 'phone' ? 'The page on a phone' : 'The page on a computer'}
          sx={{
            display: 'block',
            border: 0,
            width,
            height: shownHeight / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  );
}
