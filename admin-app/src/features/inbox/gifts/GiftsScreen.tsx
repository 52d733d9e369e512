import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import { PAGE_SIZE, type Gift, type GiftState } from '@charity-site/api-client/entities';
import { useState } from 'react';
import {
  Banner,
  ConfirmDialog,
  EmptyMessage,
  ListFoot,
  LoadError,
  Loading,
  SearchBox,
  TextSkeleton,
} from '@charity-site/ui-kit';
import { Screen } from '../../../shared/layout/Screen';
import { contentWords } from '../../../shared/lists/contentWords';
import { FilterField } from '../../../shared/lists/FilterField';
import { NoMatch } from '../../../shared/lists/NoMatch';
import { useContentList } from '../../../shared/lists/useContentList';
import { NoticeBanner } from '../../../shared/mutations/NoticeBanner';
import { useDeletion } from '../../../shared/mutations/useDeletion';
import { useMutationWithLocalNotice } from '../../../shared/mutations/useMutationWithNotice';
import { reread } from '../../../shared/site/reread';
import { BulkActions } from '../BulkActions';
import { downloadCsv } from '../downloadCsv';
import { useBulkActions } from '../useBulkActions';
import { GiftDialog } from './GiftDialog';
import { GiftSettings } from './GiftSettings';
import { GiftTable } from './GiftTable';
import { CHANGES, DONE, STATE_OPTIONS } from './giftTexts';

const EMPTY_TEXT = 'No gifts found.';

const nameOf = ({ reference }: Gift) => reference;
const texts = contentWords({ label: 'Gifts', item: 'Gift' });

/** Changes the state of gifts one after the other. A repeated change changes nothing. */
const setStates = async (ids: readonly string[], state: GiftState): Promise<void> => {
  for (const id of ids) await api.gifts.setState(id, state);
};

/** /admin/gifts: announced gifts, what was received, and receipts. */
export function GiftsScreen() {
  const list = useContentList(api.gifts.query, PAGE_SIZE);
  const { notice, setNotice, busy: exporting, run } = useMutationWithLocalNotice();
  const [viewedId, setViewedId] = useState<string>();
  const screen = { reload: () => reread('gifts', 'dashboard'), onNotice: setNotice };
  const listOptions = { items: list.items, ...screen };
  const deletion = useDeletion({ calls: api.gifts, texts, nameOf, ...listOptions });
  const bulk = useBulkActions<GiftState>({
    noun: 'gift',
    call: setStates,
    done: DONE,
    ...listOptions,
  });
  const viewed = list.items.find(({ _id }) => _id === viewedId);
  const view = (gift?: Gift) => {
    setNotice(null);
    setViewedId(gift?._id);
  };
  const exportAll = () =>
    run({
      call: () => api.gifts.export({ search: list.search.trim(), category: list.category }),
      done: (text) => {
        downloadCsv('gifts', text);
        return null;
      },
      failed: 'Failed to export gifts.',
    });
  return (
    <Screen>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        <Typography component="h1" variant="h3">
          {texts.heading}
        </Typography>
        <Button variant="outlined" disabled={exporting !== ''} onClick={() => void exportAll()}>
          Export as CSV
        </Button>
      </Box>
      {!viewed && <NoticeBanner notice={notice} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', minWidth: 0 }}>
        <Box role="search" sx={{ flex: '1 1 15rem', maxWidth: { sm: 420 } }}>
          <SearchBox
            value={list.search}
            onChange={list.setSearch}
            placeholder="Search by reference, name or amount..."
          />
        </Box>
        <FilterField
          name="state"
          label="Status"
          emptyOption="All"
          options={STATE_OPTIONS}
          value={list.category}
          onChange={(category) => list.narrow({ category })}
          width="14rem"
        />
      </Box>
      <Box
        component="section"
        aria-label="Gifts"
        aria-busy={list.status === 'loading' || list.busy}
      >
        {list.status === 'loading' && (
          <Loading>
            <TextSkeleton lines={PAGE_SIZE} />
          </Loading>
        )}
        {list.status === 'error' && <LoadError onRetry={list.retry}>{texts.failedFetch}</LoadError>}
        {list.status === 'empty' && (
          <div role="status">
            <EmptyMessage action={list.isNarrowed && <NoMatch none={EMPTY_TEXT} list={list} />}>
              {EMPTY_TEXT}
            </EmptyMessage>
          </div>
        )}
        {list.status === 'loaded' && (
          <>
            {list.items.some(({ isSimilar }) => isSimilar) && (
              <Banner kind="info">
                No gift has this reference. It may be mistyped: these are similar.
              </Banner>
            )}
            <BulkActions
              label="Selected gifts"
              selected={bulk.selected.length}
              total={list.items.length}
              changes={CHANGES}
              busy={bulk.busy}
              onSelectAll={bulk.selectAll}
              onChange={bulk.change}
            />
            <GiftTable
              gifts={list.items}
              selected={bulk.selected}
              onSelect={bulk.select}
              deletingId={deletion.deletingId}
              onView={view}
              onDelete={deletion.ask}
            />
            <ListFoot {...list.paging} />
          </>
        )}
      </Box>
      <GiftSettings />
      {viewed && <GiftDialog gift={viewed} notice={notice} onClose={() => view()} {...screen} />}
      <ConfirmDialog {...deletion.dialog} />
    </Screen>
  );
}
