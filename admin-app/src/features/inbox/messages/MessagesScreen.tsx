import { useQueryClient } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { PAGE_SIZE, type Message, type MessageChange } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { ConfirmDialog } from '@charity-site/ui-kit';
import { reread } from '../../../shared/site/reread';
import { shortDate } from '../../../shared/site/time';
import { contentWords } from '../../../shared/lists/contentWords';
import { NoticeBanner, type Notice } from '../../../shared/mutations/NoticeBanner';
import { useContentList } from '../../../shared/lists/useContentList';
import { useDeletion } from '../../../shared/mutations/useDeletion';
import { EraseDataDialog } from './EraseDataDialog';
import { ExportHeading } from '../ExportHeading';
import { InboxList } from '../InboxList';
import { DataErasureForm } from './DataErasureForm';
import { MessageDialog } from './MessageDialog';
import { MessageFilters } from './MessageFilters';
import { EmailText } from './EmailText';
import { useDataErasure } from './useDataErasure';
import { useBulkActions } from '../useBulkActions';
import { useOpenMessage } from './useOpenMessage';
import { Screen } from '../../../shared/layout/Screen';

const EMPTY_TEXT = 'No contact messages found.';

const nameOf = ({ subject }: Message) => subject;
const texts = contentWords({ label: 'Messages', item: 'Message' });

/** The form that sent the message, and the day of the answer. */
const sourceText = ({ source, answeredAt }: Message): string =>
  [
    source === 'get-involved' ? 'Inquiry' : 'Contact',
    ...(answeredAt ? [`answered ${shortDate(answeredAt)}`] : []),
  ].join(', ');

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
  const [notice, setNotice] = useState<Notice | null>(null);
  const listOptions = {
    items: list.items,
    reload: () => reread('messages', 'dashboard'),
    onNotice: setNotice,
  };
  const deletion = useDeletion({ calls: api.messages, texts, nameOf, ...listOptions });
  const bulk = useBulkActions<MessageChange>({
    noun: 'message',
    call: api.messages.change,
    done: (change) => DONE[change],
    removal: { change: 'delete', undo: 'restore' },
    ...listOptions,
  });
  const openMessage = useOpenMessage(setNotice);
  const erasure = useDataErasure({
    reload: () => queryClient.invalidateQueries(),
    onNotice: setNotice,
  });

  const read = () => {
    const { search, category } = list;
    const isRead = ['true', 'false'].includes(list.read) ? { read: list.read === 'true' } : {};
    return api.messages.export({ search: search.trim(), category, ...isRead });
  };

  return (
    <Screen>
      <ExportHeading file="messages" read={read} onNotice={setNotice}>
        Manage Contact Messages
      </ExportHeading>
      {!openMessage.message && <NoticeBanner notice={notice} />}
      <MessageFilters list={list} />
      <InboxList
        label="Messages"
        list={list}
        none={EMPTY_TEXT}
        failed="Failed to fetch messages."
        bulk={bulk}
        changes={[
          { change: 'read', label: 'Mark as Read' },
          { change: 'unread', label: 'Mark as Unread' },
          list.category === 'spam'
            ? { change: 'inbox', label: 'Not spam' }
            : { change: 'spam', label: 'Move to spam' },
          { change: 'delete', label: 'Delete', color: 'error' },
        ]}
        deletion={deletion}
        columns={['Sender', 'Email', 'Subject']}
        rows={list.items.map((message) => ({
          id: message._id,
          label: `message of ${message.name}`,
          isNew: !message.read,
          state: message.read ? 'Read' : 'Unread',
          sender: message.name,
          detail: <EmailText email={message.email} />,
          subject: message.subject,
          about: sourceText(message),
          date: message.createdAt,
          onView: () => openMessage.open(message),
        }))}
      />
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
