import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, pageHeroQuery, pictureSource } from '@charity-site/api-client';
import { PAGE_KEYS, PAGE_LABELS, PAGE_PATHS } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog, EmptyMessage, Panel, Picture, SelectField } from '@charity-site/ui-kit';
import { LoadState } from '../../shared/layout/LoadState';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeading } from '../../shared/layout/ScreenHeading';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useConfirm } from '../../shared/mutations/useConfirm';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { trashNote } from '../../shared/mutations/trashNote';
import { undoOf } from '../../shared/mutations/undoDeletion';
import { pageFromParams } from './pageFromParams';
import { HeroDialog } from './HeroDialog';

const options = PAGE_KEYS.map((value) => ({ value, label: PAGE_LABELS[value] }));

/** /admin/page-heroes: the hero of the selected page, with its dialog and its deletion. */
export function PageHeroesScreen() {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const page = pageFromParams(params);
  const hero = useQuery(pageHeroQuery(page));
  const [editing, setEditing] = useState(false);
  const {
    notice,
    setNotice,
    busy: deleting,
    run,
  } = useMutationWithLocalNotice(() => hero.refetch());
  const label = PAGE_LABELS[page];
  const deletion = useConfirm((of: typeof page) =>
    run({
      call: () => ignoreNotFound(api.pageHero.remove(of)),
      done: (trashed) => ({
        text: `Hero image for ${label} deleted successfully!`,
        undo: undoOf(run, trashed),
      }),
      failed: 'Failed to delete page hero.',
    }),
  );
  return (
    <Screen>
      <ScreenHeading page={PAGE_PATHS[page]}>Manage Page Heroes</ScreenHeading>
      <NoticeBanner notice={notice} />
      <Box sx={{ maxWidth: 420 }}>
        <SelectField
          name="page"
          label="Page"
          options={options}
          value={page}
          onChange={(chosen) => {
            setNotice(null);
            setParams({ page: chosen }, { replace: true });
          }}
        />
      </Box>
      <Panel heading={label} busy={hero.isFetching}>
        <LoadState query={hero} lines={5}>
          {`Failed to fetch hero image for ${label}.`}
        </LoadState>
        {hero.data && (
          <Box component="figure" sx={{ m: 0 }}>
            <Box sx={{ borderRadius: '14px', overflow: 'hidden', maxWidth: 880 }}>
              <Picture
                {...pictureSource(hero.data.image)}
                alt=""
                sizes="(max-width: 900px) 100vw, 880px"
                ratio={21 / 9}
              />
            </Box>
            <Typography component="figcaption" variant="h4" sx={{ mt: 1.5 }}>
              {hero.data.title}
            </Typography>
          </Box>
        )}
        {hero.data === null && (
          <EmptyMessage>
            No hero is set for this page. A fallback title and a placeholder image appear.
          </EmptyMessage>
        )}
        {hero.isSuccess && (
          <Box sx={{ display: 'flex', gap: 1.5, mt: 2.5 }}>
            <Button variant="contained" disabled={deleting !== ''} onClick={() => setEditing(true)}>
              {hero.data ? 'Edit' : 'Add'}
            </Button>
            {hero.data && (
              <Button
                color="inherit"
                disabled={deleting !== ''}
                onClick={() => deletion.ask(page)}
                sx={{ ml: 'auto', color: 'text.secondary' }}
              >
                {deleting !== '' ? 'Deleting...' : 'Delete'}
              </Button>
            )}
          </Box>
        )}
      </Panel>
      {editing && (
        <HeroDialog
          page={page}
          hero={hero.data ?? null}
          onClose={() => setEditing(false)}
          onUnanswered={() => void hero.refetch()}
          onRestored={(text) => {
            setEditing(false);
            setNotice({ kind: 'success', text });
            void hero.refetch();
          }}
          onSaved={(saved, isAll) => {
            queries.setQueryData(pageHeroQuery(page).queryKey, saved);
            if (!isAll) return;
            setEditing(false);
            setNotice({ kind: 'success', text: `Hero image for ${label} saved successfully!` });
          }}
        />
      )}
      <ConfirmDialog
        {...deletion.dialog}
        question={`Are you sure you want to delete the hero image for ${label}?`}
        detail={trashNote(hero.data?.title)}
      />
    </Screen>
  );
}
