import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { moneyText, type Gift } from '@charity-site/api-client/entities';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { shortDate } from '../../../shared/site/time';
import { tableStyles } from '../messages/tableStyles';
import { giftNotes, STATE_LABELS } from './giftTexts';

interface GiftTableProps {
  gifts: readonly Gift[];
  deletingId: string | undefined;
  selected: readonly string[];
  onSelect: (id: string, isSelected: boolean) => void;
  onView: (gift: Gift) => void;
  onDelete: (id: string) => void;
}

/** The gifts as a table without table elements, like that of the messages. */
export function GiftTable(props: GiftTableProps) {
  const { gifts, deletingId, selected, onSelect, onView, onDelete } = props;
  return (
    <Box role="table" aria-label="Gifts" sx={tableStyles}>
      <div role="rowgroup" data-part="head">
        <div role="row">
          {['Status', 'Giver', 'Amount', 'Reference', 'Date', 'Actions'].map((column) => (
            <div key={column} role="columnheader">
              {column}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" data-part="body">
        {gifts.map((gift) => (
          <div key={gift._id} role="row" data-item={gift._id}>
            <div role="cell" data-cell="status">
              <Checkbox
                size="small"
                checked={selected.includes(gift._id)}
                onChange={(event) => onSelect(gift._id, event.target.checked)}
                slotProps={{ input: { 'aria-label': `Select gift ${gift.reference}` } }}
                sx={{ ml: -1 }}
              />
              <Chip
                size="small"
                label={STATE_LABELS[gift.state]}
                color={gift.state === 'announced' ? 'primary' : 'default'}
                variant={gift.state === 'announced' ? 'filled' : 'outlined'}
              />
            </div>
            <div role="cell" data-cell="sender">
              <bdi>{gift.name}</bdi>
            </div>
            <div role="cell" data-cell="email">
              {moneyText(gift.amount, gift.currency)}
            </div>
            <div role="cell" data-cell="subject">
              <span>{gift.reference}</span>
              <Box component="small" data-part="about">
                {giftNotes(gift)}
              </Box>
            </div>
            <div role="cell" data-cell="date">
              {shortDate(gift.date)}
            </div>
            <div role="cell" data-cell="actions">
              <Button size="small" onClick={() => onView(gift)}>
                View<VisuallyHidden> gift {gift.reference}</VisuallyHidden>
              </Button>
              <Button
                size="small"
                color="error"
                onClick={() => onDelete(gift._id)}
                disabled={gift._id === deletingId}
              >
                Delete<VisuallyHidden> gift {gift.reference}</VisuallyHidden>
              </Button>
            </div>
          </div>
        ))}
      </div>
    </Box>
  );
}
