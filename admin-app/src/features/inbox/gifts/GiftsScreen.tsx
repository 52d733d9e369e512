import Box from '@mui/material/Box';
import { api } from '@charity-site/api-client';
import { moneyText, PAGE_SIZE, type Gift, type GiftState } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Banner, ConfirmDialog, SearchBox } from '@charity-site/ui-kit';
import { Screen } from '../../../shared/layout/Screen';
import { contentWords } from '../../../shared/lists/contentWords';
import { FilterField } from '../../../shared/lists/FilterField';
import { useContentList } from '../../../shared/lists/useContentList';
import { NoticeBanner, type Notice } from '../../../shared/mutations/NoticeBanner';
import { useDeletion } from '../../../shared/mutations/useDeletion';
import { reread } from '../../../shared/site/reread';
import { ExportHeading } from '../ExportHeading';
import { InboxList } from '../InboxList';
import { useBulkActions } from '../useBulkActions';
import { GiftDialog } from './GiftDialog';
import { GiftSettings } from './GiftSettings';
import { CHANGES, doneText, giftNotes, STATE_LABELS, STATE_OPTIONS } from './giftTexts';

const nameOf = ({ reference }: Gift) => reference;
const texts = contentWords({ label: 'Gifts', item: 'Gift' });

/** Changes the state of gifts one after the other. A repeated change changes nothing. */
const setStates = async (ids: readonly string[], state: GiftState): Promise<void> => {
  for (const id of ids) await api.gifts.setState(id, state);
};

/** /admin/gifts: announced gifts, what was received, and receipts. */
export function GiftsScreen() {
  const list = useContentList(api.gifts.query, PAGE_SIZE);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [viewedId, setViewedId] = useState<string>();
  const screen = { reload: () => reread('gifts', 'dashboard'), onNotice: setNotice };
  const listOptions = { items: list.items, ...screen };
  const deletion = useDeletion({ calls: api.gifts, texts, nameOf, ...listOptions });
  const bulk = useBulkActions<GiftState>({
    noun: 'gift',
    call: setStates,
    done: doneText,
    ...listOptions,
  });
  const viewed = list.items.find(({ _id }) => _id === viewedId);
  const view = (gift?: Gift) => {
    setNotice(null);
    setViewedId(gift?._id);
  };
  const read = () => api.gifts.export({ search: list.search.trim(), category: list.category });
  return (
    <Screen>
      <ExportHeading file="gifts" read={read} onNotice={setNotice}>
        {texts.heading}
      </ExportHeading>
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
      <InboxList
        label="Gifts"
        list={list}
        none={texts.none}
        failed={texts.failedFetch}
        bulk={bulk}
        changes={CHANGES}
        deletion={deletion}
        columns={['Giver', 'Amount', 'Reference']}
        rows={list.items.map((gift) => ({
          id: gift._id,
          label: `gift ${gift.reference}`,
          isNew: gift.state === 'announced',
          state: STATE_LABELS[gift.state],
          sender: gift.name,
          detail: moneyText(gift.amount, gift.currency),
          subject: gift.reference,
          about: giftNotes(gift),
          date: gift.date,
          onView: () => view(gift),
        }))}
      >
        {list.items.some(({ isSimilar }) => isSimilar) && (
          <Banner kind="info">
            No gift has this reference. It may be mistyped: these are similar.
          </Banner>
        )}
      </InboxList>
      <GiftSettings />
      {viewed && <GiftDialog gift={viewed} notice={notice} onClose={() => view()} {...screen} />}
      <ConfirmDialog {...deletion.dialog} />
    </Screen>
  );
}
