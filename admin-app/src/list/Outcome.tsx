import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Banner } from '@charity-site/ui-kit';

/** How the last save, deletion or move went. */
export interface OutcomeNews {
  kind: 'success' | 'error';
  text: string;
  /** Takes it back; offered for 10 seconds. */
  undo?: () => void;
}

/** How long 'Undo' is offered, in milliseconds. */
const UNDO_FOR = 10_000;

/** The banner that tells the outcome; each piece of news is told anew, even in the same words. */
export function Outcome({ news }: { news: OutcomeNews | null }) {
  const [expired, setExpired] = useState<OutcomeNews | null>(null);
  useEffect(() => {
    if (!news?.undo) return;
    const timer = setTimeout(() => setExpired(news), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [news]);
  if (!news) return null;
  const action = news.undo && expired !== news ? { label: 'Undo', onClick: news.undo } : undefined;
  return (
    // Whoever saved or deleted far down the page sees it too, and reaches Undo.
    <Box sx={{ position: 'sticky', top: 'calc(var(--frame-header, 0px) + 8px)', zIndex: 'appBar' }}>
      <Banner kind={news.kind} {...(action && { action })}>
        {news.text}
      </Banner>
    </Box>
  );
}
