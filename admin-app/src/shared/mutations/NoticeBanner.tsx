import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Banner } from '@charity-site/ui-kit';

/** Message about the last save, deletion or move. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  /** Undoes the change; offered for 10 seconds. */
  undo?: () => void;
  /** URL of the saved item's public page. */
  view?: string;
  /** Repeats the mutation; offered as 'Try again'. */
  retry?: () => void;
}

/** Time during which 'Undo' is offered, in ms. */
const UNDO_TIME = 10_000;

/** Banner with the last notice. Each notice is announced, even with the same text. */
export function NoticeBanner({ notice }: { notice: Notice | null }) {
  const [expired, setExpired] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice?.undo) return;
    const timer = setTimeout(() => setExpired(notice), UNDO_TIME);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return null;
  const action = notice.retry
    ? { label: 'Try again', onClick: notice.retry }
    : notice.undo && expired !== notice
      ? { label: 'Undo', onClick: notice.undo }
      : undefined;
  return (
    // Sticky, so that Undo is visible far down the page.
    <Box
      data-sticks
      sx={{ position: 'sticky', top: 'calc(var(--frame-header, 0px) + 8px)', zIndex: 'appBar' }}
    >
      <Banner kind={notice.kind} {...(action && { action })}>
        {notice.text}
        {notice.view && (
          <>
            {' '}
            <Link href={notice.view} target="_blank">
              View on the site
            </Link>
          </>
        )}
      </Banner>
    </Box>
  );
}
