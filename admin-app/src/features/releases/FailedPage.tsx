import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import type { RefusedVersion } from '@charity-site/api-client/entities';
import { LoadError, TextSkeleton } from '@charity-site/ui-kit';
import { TechnicalDetails } from './TechnicalDetails';

type Page = NonNullable<NonNullable<RefusedVersion['smoke']>['failedPage']>;

/**
 * Maximum height of a screenshot, in CSS pixels: a phone's window is much higher than it is wide.
 */
const HEIGHT_MAX = 420;

/** A file as a `data:` address for an image. Its own address would need the session's token. */
const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

function Screenshot({ name, path, width }: { name: string; path: string; width: number }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['screenshot', name],
    queryFn: async ({ signal }) => asAddress(await api.releases.screenshot(name, signal)),
    staleTime: Infinity,
  });
  if (isError)
    return <LoadError onRetry={() => void refetch()}>Failed to fetch the screenshot.</LoadError>;
  if (!data) return <TextSkeleton />;
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box
        component="img"
        src={data}
        alt={`The page ${path} during the check`}
        sx={{
          display: 'block',
          maxWidth: '100%',
          maxHeight: HEIGHT_MAX,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {`What the browser showed at ${path}, ${width} pixels wide`}
      </Typography>
    </Box>
  );
}

/**
 * The browser's view of a page that failed a check: a screenshot, and the console's messages for
 * developers.
 */
export function FailedPage({ page: { path, width, console, screenshot } }: { page: Page }) {
  return (
    <>
      {screenshot && <Screenshot name={screenshot} path={path} width={width} />}
      {console.length > 0 && <TechnicalDetails title="Messages of the browser" lines={console} />}
    </>
  );
}
