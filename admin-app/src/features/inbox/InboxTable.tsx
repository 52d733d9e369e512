import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { shortDate } from '../../shared/site/time';
import { tableStyles } from './tableStyles';

interface InboxRow {
  id: string;
  /** Its name in the labels of its controls, such as 'message of Grace'. */
  label: string;
  /** True if nobody has seen to it yet. */
  isNew: boolean;
  state: string;
  sender: string;
  /** The third column. */
  detail: ReactNode;
  subject: string;
  /** Small text below the subject. */
  about: string;
  /** A date or an instant. */
  date: string;
  onView: () => void;
}

interface InboxTableProps {
  label: string;
  /** Headings of the second, third and fourth column. */
  columns: readonly string[];
  rows: readonly InboxRow[];
  deletingId: string | undefined;
  selected: readonly string[];
  onSelect: (id: string, isSelected: boolean) => void;
  onDelete: (id: string) => void;
}

/**
 * A table of messages, comments or gifts; on small screens each row is a card. It has no table
 * elements, because browsers drop their roles when `display` changes, and HTML allows no explicit
 * roles on them.
 */
export function InboxTable(props: InboxTableProps) {
  const { label, columns, rows, deletingId, selected, onSelect, onDelete } = props;
  return (
    <Box role="table" aria-label={label} sx={tableStyles}>
      <div role="rowgroup" data-part="head">
        <div role="row">
          {['Status', ...columns, 'Date', 'Actions'].map((column) => (
            <div key={column} role="columnheader">
              {column}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" data-part="body">
        {rows.map((row) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard has 'View'
          <div
            key={row.id}
            role="row"
            data-item={row.id}
            data-unread={row.isNew || undefined}
            // A larger click target for 'View'.
            onClick={({ target }) => {
              if (!(target as Element).closest('button, label, input, .MuiCheckbox-root'))
                row.onView();
            }}
          >
            <div role="cell" data-cell="status">
              <Checkbox
                size="small"
                checked={selected.includes(row.id)}
                onChange={(event) => onSelect(row.id, event.target.checked)}
                slotProps={{ input: { 'aria-label': `Select ${row.label}` } }}
                sx={{ ml: -1 }}
              />
              <Chip
                size="small"
                label={row.state}
                color={row.isNew ? 'primary' : 'default'}
                variant={row.isNew ? 'filled' : 'outlined'}
              />
            </div>
            <div role="cell" data-cell="sender">
              <bdi>{row.sender}</bdi>
            </div>
            <div role="cell" data-cell="email">
              {row.detail}
            </div>
            <div role="cell" data-cell="subject" title={row.subject}>
              <span dir="auto">{row.subject}</span>
              <Box component="small" data-part="about">
                {row.about}
              </Box>
            </div>
            <div role="cell" data-cell="date">
              {shortDate(row.date)}
            </div>
            <div role="cell" data-cell="actions">
              <Button size="small" onClick={row.onView} disabled={row.id === deletingId}>
                View<VisuallyHidden> {row.label}</VisuallyHidden>
              </Button>
              <Button
                size="small"
                color="error"
                onClick={() => onDelete(row.id)}
                disabled={row.id === deletingId}
              >
                {row.id === deletingId ? 'Deleting...' : 'Delete'}
                <VisuallyHidden> {row.label}</VisuallyHidden>
              </Button>
            </div>
          </div>
        ))}
      </div>
    </Box>
  );
}
