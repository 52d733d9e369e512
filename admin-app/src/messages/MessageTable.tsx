import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import type { Message } from '@charity-site/api-client/entities';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { shortDate } from '../site/time';
import { EmailText } from './EmailText';
import { tableStyles } from './tableStyles';

interface MessageTableProps {
  messages: readonly Message[];
  deletingId: string | undefined;
  selected: readonly string[];
  onSelect: (id: string, isSelected: boolean) => void;
  onView: (message: Message) => void;
  onDelete: (id: string) => void;
}

/** The form that a message came from, and when it was answered. */
const aboutOf = ({ source, answeredAt }: Message): string =>
  [
    source === 'get-involved' ? 'Inquiry' : 'Contact',
    ...(answeredAt ? [`answered ${shortDate(answeredAt)}`] : []),
  ].join(', ');

/**
 * The inbox as a table; on a phone each row is a card. Roles are explicit, because browsers drop table roles when
 * `display` changes.
 */
export function MessageTable({ messages, deletingId, selected, onSelect, onView, onDelete }: MessageTableProps) {
  return (
    <Box component="table" role="table" aria-label="Messages" sx={tableStyles}>
      <Box component="thead" role="rowgroup">
        <tr role="row">
          {['Status', 'Sender', 'Email', 'Subject', 'Date', 'Actions'].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </Box>
      <Box component="tbody" role="rowgroup">
        {messages.map((message) => (
          <tr key={message._id} role="row" data-item={message._id} data-unread={message.read ? undefined : true}>
            <Box component="td" role="cell" data-cell="status">
              <Checkbox
                size="small"
                checked={selected.includes(message._id)}
                onChange={(event) => onSelect(message._id, event.target.checked)}
                slotProps={{ input: { 'aria-label': `Select message of ${message.name}` } }}
                sx={{ ml: -1 }}
              />
              <Chip
                size="small"
                label={message.read ? 'Read' : 'Unread'}
                color={message.read ? 'default' : 'primary'}
                variant={message.read ? 'outlined' : 'filled'}
              />
            </Box>
            <Box component="td" role="cell" data-cell="sender">
              <bdi>{message.name}</bdi>
            </Box>
            <Box component="td" role="cell" data-cell="email">
              <EmailText email={message.email} />
            </Box>
            <Box component="td" role="cell" data-cell="subject" title={message.subject}>
              <span dir="auto">{message.subject}</span>
              <Box component="small" data-part="about">
                {aboutOf(message)}
              </Box>
            </Box>
            <Box component="td" role="cell" data-cell="date">
              {shortDate(message.createdAt)}
            </Box>
            <Box component="td" role="cell" data-cell="actions">
              <Button size="small" onClick={() => onView(message)} disabled={message._id === deletingId}>
                View<VisuallyHidden> message of {message.name}</VisuallyHidden>
              </Button>
              <Button
                size="small"
                color="error"
                onClick={() => onDelete(message._id)}
                disabled={message._id === deletingId}
              >
                {message._id === deletingId ? 'Deleting...' : 'Delete'}
                <VisuallyHidden> message of {message.name}</VisuallyHidden>
              </Button>
            </Box>
          </tr>
        ))}
      </Box>
    </Box>
  );
}
