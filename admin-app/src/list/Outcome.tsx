import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { Banner } from '@charity-site/ui-kit';

/** Result of the last save, deletion or move. */
export interface OutcomeNotice {
  kind: 'success' | 'error';
  text: string;
  /** Reverts it; offered for 10 seconds. */
  undo?: () => void;
  /** Address of the page that shows the saved item. */
  view?: string;
  /** Does it again; offered as 'Try again'. */
  retry?: () => void;
}

/** How long 'Undo' is offered, in milliseconds. */
const UNDO_FOR = 10_000;

/** Banner with the last result. Each result is announced again, even with the same text. */
export function Outcome({ news }: { news: OutcomeNotice | null }) {
  const [expired, setExpired] = useState<OutcomeNotice | null>(null);
  useEffect(() => {
    if (!news?.undo) return;
    const timer = setTimeout(() => setExpired(news), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [news]);
  if (!news) return null;
  const action = news.retry
    ? { label: 'Try again', onClick: news.retry }
    : news.undo && expired !== news
      ? { label: 'Undo', onClick: news.undo }
      : undefined;
  return (
    // Sticky, so that it and Undo are visible far down the page.
    <Box sx={{ position: 'sticky', top: 'calc(var(--frame-header, 0px) + 8px)', zIndex: 'appBar' }}>
      <Banner kind={news.kind} {...(action && { action })}>
        {news.text}
        {news.view && (
          <>
            {' '}
            <Link href={news.view} target="_blank">
              View on the site
            </Link>
          </>
        )}
      </Banner>
    </Box>
  );
}
