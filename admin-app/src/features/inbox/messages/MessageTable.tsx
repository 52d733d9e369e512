import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import type { Message } from '@charity-site/api-client/entities';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { shortDate } from '../../../shared/site/time';
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

/** The form that sent the message, and the day of the answer. */
const sourceText = ({ source, answeredAt }: Message): string =>
  [
    source === 'get-involved' ? 'Inquiry' : 'Contact',
    ...(answeredAt ? [`answered ${shortDate(answeredAt)}`] : []),
  ].join(', ');

/**
 * The inbox as a table; on small screens each row is a card. It has no table elements, because
 * browsers drop their roles when `display` changes, and HTML allows no explicit roles on them.
 */
export function MessageTable({
  messages,
  deletingId,
  selected,
  onSelect,
  onView,
  onDelete,
}: MessageTableProps) {
  return (
    <Box role="table" aria-label="Messages" sx={tableStyles}>
      <div role="rowgroup" data-part="head">
        <div role="row">
          {['Status', 'Sender', 'Email', 'Subject', 'Date', 'Actions'].map((column) => (
            <div key={column} role="columnheader">
              {column}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" data-part="body">
        {messages.map((message) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard has 'View'
          <div
            key={message._id}
            role="row"
            data-item={message._id}
            data-unread={message.read ? undefined : true}
            // A larger click target for 'View'.
            onClick={({ target }) => {
              if (!(target as Element).closest('button, label, input, .MuiCheckbox-root'))
                onView(message);
            }}
          >
            <div role="cell" data-cell="status">
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
            </div>
            <div role="cell" data-cell="sender">
              <bdi>{message.name}</bdi>
            </div>
            <div role="cell" data-cell="email">
              <EmailText email={message.email} />
            </div>
            <div role="cell" data-cell="subject" title={message.subject}>
              <span dir="auto">{message.subject}</span>
              <Box component="small" data-part="about">
                {sourceText(message)}
              </Box>
            </div>
            <div role="cell" data-cell="date">
              {shortDate(message.createdAt)}
            </div>
            <div role="cell" data-cell="actions">
              <Button
                size="small"
                onClick={() => onView(message)}
                disabled={message._id === deletingId}
              >
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
            </div>
          </div>
        ))}
      </div>
    </Box>
  );
}
