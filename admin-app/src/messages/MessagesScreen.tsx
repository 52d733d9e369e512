import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { api, dashboardQuery, errorText, type Page } from '@charity-site/api-client';
import { PAGE_SIZE, type Message } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { ConfirmDialog, EmptyMessage, LoadError, Pager, SearchBox, SelectField } from '@charity-site/ui-kit';
import { NoMatch } from '../list/NoMatch';
import { Outcome, type OutcomeNews } from '../list/Outcome';
import { useContentList } from '../list/useContentList';
import { useDeletion } from '../list/useDeletion';
import { useFocusItem } from '../list/useFocusItem';
import { keepingSession } from '../session/renewal';
import { exportInbox } from './exportInbox';
import { MessageDialog } from './MessageDialog';
import { MessageTable } from './MessageTable';
import { TableSkeleton } from './TableSkeleton';

const READ_OPTIONS = [
  { value: 'false', label: 'Unread' },
  { value: 'true', label: 'Read' },
];

const NONE = 'No contact messages found.';

const texts = {
  deleted: 'Message deleted successfully!',
  failedDelete: 'Failed to delete message.',
  thing: 'message',
};

/** /admin/messages: the inbox of the contact and get-involved forms (docs/product.md 5.10). */
export function MessagesScreen() {
  const queries = useQueryClient();
  const list = useContentList(api.messages.query, PAGE_SIZE);
  const [news, setNews] = useState<OutcomeNews | null>(null);
  const [opened, setOpened] = useState<Message | null>(null);
  const [exporting, setExporting] = useState(false);
  const recount = () => queries.invalidateQueries(dashboardQuery());
  const reload = () => Promise.all([queries.invalidateQueries({ queryKey: ['messages'] }), recount()]);
  const deletion = useDeletion({ calls: api.messages, texts, reload, onNews: setNews });
  useFocusItem(deletion.restoredId, list.items);

  // Updates the list and the open dialog locally, without a refetch (docs/product.md 5.10).
  const showRead = (id: string, read: boolean) => {
    const change = (message: Message) => (message._id === id ? { ...message, read } : message);
    queries.setQueriesData<Page<Message>>({ queryKey: ['messages', 'list'] }, (page) =>
      page ? { ...page, items: page.items.map(change) } : page,
    );
    setOpened((message) => message && change(message));
    void recount();
  };
  const markRead = async (message: Message, read: boolean) => {
    try {
      await keepingSession(() => api.messages.markRead(message._id, read));
      showRead(message._id, read);
    } catch (error) {
      setNews({ kind: 'error', text: `Failed to update message read status. ${errorText(error)}` });
    }
  };
  const open = (message: Message) => {
    setNews(null);
    setOpened(message);
    if (!message.read) void markRead(message, true);
  };
  const exportAll = async () => {
    setExporting(true);
    try {
      await keepingSession(exportInbox);
    } catch (error) {
      setNews({ kind: 'error', text: `Failed to export messages. ${errorText(error)}` });
    } finally {
      setExporting(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h1" variant="h3">
          Manage Contact Messages
        </Typography>
        <Button variant="outlined" disabled={exporting} onClick={() => void exportAll()}>
          {exporting ? 'Exporting...' : 'Export as CSV'}
        </Button>
      </Box>
      {!opened && <Outcome news={news} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box role="search" sx={{ flex: '1 1 15rem', maxWidth: { sm: 420 } }}>
          <SearchBox value={list.search} onChange={list.setSearch} placeholder="Search messages..." />
        </Box>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 14rem' } }}>
          <SelectField
            name="read"
            label="Status"
            emptyOption="All Statuses"
            options={READ_OPTIONS}
            value={list.read}
            onChange={list.setRead}
          />
        </Box>
      </Box>
      <Box component="section" aria-label="Messages" aria-busy={list.status === 'loading' || list.busy}>
        {list.status === 'loading' && <TableSkeleton rows={PAGE_SIZE} />}
        {list.status === 'error' && <LoadError onRetry={list.retry}>Failed to fetch messages.</LoadError>}
        {list.status === 'empty' && (
          <div role="status">
            <EmptyMessage
              action={
                list.isNarrowed && (
                  <NoMatch none={NONE} search={list.search} narrowed={Boolean(list.read)} onClear={list.clear} />
                )
              }
            >
              {NONE}
            </EmptyMessage>
          </div>
        )}
        {list.status === 'loaded' && (
          <>
            <MessageTable
              messages={list.items}
              deletingId={deletion.deletingId}
              onView={open}
              onDelete={deletion.ask}
            />
            <Pager page={list.page} totalPages={list.totalPages} onPage={list.setPage} />
          </>
        )}
      </Box>
      {opened && (
        <MessageDialog
          message={opened}
          failure={news?.kind === 'error' ? news.text : undefined}
          onToggleRead={() => void markRead(opened, !opened.read)}
          onClose={() => {
            setOpened(null);
            setNews(null);
          }}
        />
      )}
      <ConfirmDialog
        open={deletion.askingId !== undefined}
        question="Are you sure you want to delete this message?"
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </Box>
  );
}
