import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { PAGE_SIZE, type Message, type MessageChange } from '@charity-site/api-client/entities';
import { ConfirmDialog, EmptyMessage, ListFoot, LoadError, Loading } from '@charity-site/ui-kit';
import { reread } from '../../../shared/site/reread';
import { cardStyles } from '../../../shared/layout/cardStyles';
import { contentWords } from '../../../shared/lists/contentWords';
import { NoMatch } from '../../../shared/lists/NoMatch';
import { NoticeBanner } from '../../../shared/mutations/NoticeBanner';
import { useContentList } from '../../../shared/lists/useContentList';
import { useDeletion } from '../../../shared/mutations/useDeletion';
import { useMutationWithLocalNotice } from '../../../shared/mutations/useMutationWithNotice';
import { EraseDataDialog } from './EraseDataDialog';
import { BulkActions } from '../BulkActions';
import { DataErasureForm } from './DataErasureForm';
import { downloadCsv } from '../downloadCsv';
import { MessageDialog } from './MessageDialog';
import { MessageFilters } from './MessageFilters';
import { MessageTable } from './MessageTable';
import { useDataErasure } from './useDataErasure';
import { useBulkActions } from '../useBulkActions';
import { useOpenMessage } from './useOpenMessage';
import { Screen } from '../../../shared/layout/Screen';

const EMPTY_TEXT = 'No contact messages found.';

const nameOf = ({ subject }: Message) => subject;
const texts = contentWords({ label: 'Messages', item: 'Message' });

const DONE: Record<MessageChange, string> = {
  read: 'marked as read.',
  unread: 'marked as unread.',
  spam: 'moved to spam.',
  inbox: 'moved to the inbox.',
  delete: 'deleted.',
  restore: 'restored.',
};

/** /admin/messages: the inbox of the contact and get-involved forms. */
export function MessagesScreen() {
  const queryClient = useQueryClient();
  const list = useContentList(api.messages.query, PAGE_SIZE);
  const { notice, setNotice, busy: exporting, run } = useMutationWithLocalNotice();
  const listOptions = {
    items: list.items,
    reload: () => reread('messages', 'dashboard'),
    onNotice: setNotice,
  };
  const deletion = useDeletion({ calls: api.messages, texts, nameOf, ...listOptions });
  const bulk = useBulkActions<MessageChange>({
    noun: 'message',
    call: api.messages.change,
    done: DONE,
    removal: { change: 'delete', undo: 'restore' },
    ...listOptions,
  });
  const openMessage = useOpenMessage(setNotice);
  const erasure = useDataErasure({
    reload: () => queryClient.invalidateQueries(),
    onNotice: setNotice,
  });

  const exportAll = () => {
    const { search, category, read } = list;
    const isRead = read === 'true' || read === 'false' ? { read: read === 'true' } : {};
    return run({
      call: () => api.messages.export({ search: search.trim(), category, ...isRead }),
      done: (text) => {
        downloadCsv('messages', text);
        return null;
      },
      failed: 'Failed to export messages.',
    });
  };

  return (
    <Screen>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Typography component="h1" variant="h3">
          Manage Contact Messages
        </Typography>
        <Button variant="outlined" disabled={exporting !== ''} onClick={() => void exportAll()}>
          {exporting !== '' ? 'Exporting...' : 'Export as CSV'}
        </Button>
      </Box>
      {!openMessage.message && <NoticeBanner notice={notice} />}
      <MessageFilters list={list} />
      <Box
        component="section"
        aria-label="Messages"
        aria-busy={list.status === 'loading' || list.busy}
      >
        {list.status === 'loading' && (
          <Loading>
            <Box sx={{ ...cardStyles, px: 2 }}>
              {Array.from({ length: PAGE_SIZE }, (_, index) => (
                <Skeleton key={index} height={57} />
              ))}
            </Box>
          </Loading>
        )}
        {list.status === 'error' && (
          <LoadError onRetry={list.retry}>Failed to fetch messages.</LoadError>
        )}
        {list.status === 'empty' && (
          <div role="status">
            <EmptyMessage action={list.isNarrowed && <NoMatch none={EMPTY_TEXT} list={list} />}>
              {EMPTY_TEXT}
            </EmptyMessage>
          </div>
        )}
        {list.status === 'loaded' && (
          <>
            <BulkActions
              label="Selected messages"
              selected={bulk.selected.length}
              total={list.items.length}
              changes={[
                { change: 'read', label: 'Mark as Read' },
                { change: 'unread', label: 'Mark as Unread' },
                list.category === 'spam'
                  ? { change: 'inbox', label: 'Not spam' }
                  : { change: 'spam', label: 'Move to spam' },
                { change: 'delete', label: 'Delete', color: 'error' },
              ]}
              busy={bulk.busy}
              onSelectAll={bulk.selectAll}
              onChange={bulk.change}
            />
            <MessageTable
              messages={list.items}
              selected={bulk.selected}
              onSelect={bulk.select}
              deletingId={deletion.deletingId}
              onView={openMessage.open}
              onDelete={deletion.ask}
            />
            <ListFoot {...list.paging} />
          </>
        )}
      </Box>
      {openMessage.message && (
        <MessageDialog
          message={openMessage.message}
          notice={notice}
          changes={openMessage}
          onToggleSpam={({ _id, folder }) => {
            openMessage.close();
            void bulk.changeOne(_id, folder === 'spam' ? 'inbox' : 'spam');
          }}
          onErase={({ email }) => {
            openMessage.close();
            erasure.ask(email);
          }}
          onClose={openMessage.close}
        />
      )}
      <DataErasureForm busy={erasure.busy} onAsk={erasure.ask} />
      <EraseDataDialog erasure={erasure.question.subject} dialog={erasure.question.dialog} />
      <ConfirmDialog {...bulk.dialog} />
      <ConfirmDialog {...deletion.dialog} />
    </Screen>
  );
}
