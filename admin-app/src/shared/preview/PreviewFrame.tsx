import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';

/** Window sizes, in CSS pixels. */
const WINDOWS = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;

/**
 * Minimum height of a scaled page: a very small one gets a higher window, so that enough of it is
 * visible.
 */
const MIN_HEIGHT = 420;

export type PreviewWindow = keyof typeof WINDOWS;

interface PreviewFrameProps {
  path: string;
  window: PreviewWindow;
}

/** A page in an iframe of the chosen window size, scaled down to fit. */
export function PreviewFrame({ path, window: chosen }: PreviewFrameProps) {
  const { width, height } = WINDOWS[chosen];
  const root = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<{ width: number; height: number }>(WINDOWS[chosen]);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setAvailable({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, available.width / width);
  const visibleHeight = Math.min(available.height, Math.max(height * scale, MIN_HEIGHT));
  return (
    <Box
      ref={root}
      sx={{ flex: 1, minHeight: 0, overflow: 'hidden', display: 'flex', justifyContent: 'center' }}
    >
      <Box
        sx={{
          flex: 'none',
          alignSelf: 'start',
          width: width * scale,
          height: visibleHeight,
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
            height: visibleHeight / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  );
}
