import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import type { PictureTexts } from '@charity-site/api-client/entities';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { newPictures } from '../../shared/fields/newPictures';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { reread } from '../../shared/site/reread';

/** Stores the consent of each picture. Its texts stay. */
const setConsent = async (files: readonly string[], consent: Partial<PictureTexts>) => {
  for (const file of files) {
    const { alt, focus } = await api.pictures.get(file);
    await api.pictures.describe(file, { alt, focus, ...consent });
  }
};

/**
 * Asks once after an upload: are there people, and have they agreed to the website? It waits above
 * the screen, so that work goes on, and can be skipped.
 */
export function ConsentQuestion() {
  const files = useSyncExternalStore(newPictures.subscribe, newPictures.get);
  const [showsPeople, setShowsPeople] = useState(false);
  // The next person who signs in is not asked.
  useEffect(() => newPictures.clear, []);
  const { notice, busy, run } = useMutationWithLocalNotice(() => reread('pictures'));
  const close = () => {
    newPictures.clear();
    setShowsPeople(false);
  };
  const save = async (consentFor: PictureTexts['consentFor']) => {
    const isSaved = await run({
      call: () => setConsent(files, { showsPeople: true, consentFor }),
      done: () => null,
      failed: 'Failed to save the consent.',
    });
    if (isSaved) close();
  };
  if (files.length === 0) return null;
  const subject = files.length === 1 ? 'the new picture' : `the ${files.length} new pictures`;
  return (
    <Paper
      component="section"
      aria-label="New pictures"
      sx={{ p: 2, mb: 3, display: 'grid', gap: 1.5 }}
    >
      <NoticeBanner notice={notice} />
      <Typography role="status">
        {showsPeople
          ? 'Have they agreed to be shown on the website?'
          : `Can people be recognised in ${subject}?`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {showsPeople ? (
          <>
            <Button variant="contained" disabled={busy !== ''} onClick={() => void save(['site'])}>
              They agreed
            </Button>
            <Button variant="outlined" disabled={busy !== ''} onClick={() => void save([])}>
              Not yet
            </Button>
          </>
        ) : (
          <>
            <Button variant="contained" onClick={() => setShowsPeople(true)}>
              Yes
            </Button>
            <Button variant="outlined" onClick={close}>
              No
            </Button>
          </>
        )}
        <Button disabled={busy !== ''} onClick={close}>
          Skip
        </Button>
      </Box>
    </Paper>
  );
}
