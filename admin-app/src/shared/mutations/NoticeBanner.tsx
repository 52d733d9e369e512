import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Banner } from '@charity-site/ui-kit';

/** Result of the last save, deletion or move. */
export interface Notice {
  kind: 'success' | 'error';
  text: string;
  /** Reverts it; offered for 10 seconds. */
  undo?: () => void;
  /** Address of the page that shows the saved item. */
  view?: string;
  /** Does it again; offered as 'Try again'. */
  retry?: () => void;
}

/** Time that 'Undo' is offered, in milliseconds. */
const UNDO_FOR = 10_000;

/** Banner with the last result. Each result is announced again, even with the same text. */
export function NoticeBanner({ notice }: { notice: Notice | null }) {
  const [expired, setExpired] = useState<Notice | null>(null);
  useEffect(() => {
    if (!notice?.undo) return;
    const timer = setTimeout(() => setExpired(notice), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return null;
  const action = notice.retry
    ? { label: 'Try again', onClick: notice.retry }
    : notice.undo && expired !== notice
      ? { label: 'Undo', onClick: notice.undo }
      : undefined;
  return (
    // Sticky, so that it and Undo are visible far down the page.
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
