import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import type { ItemCardProps } from './itemCardProps';

/** Padding with which all buttons of a card fit into one row at 360 px. */
const oneRow = { px: { xs: 1, sm: 1.75 } };

const DIRECTIONS = [
  { direction: 'up', allowedBy: 'canMoveUp', Icon: ArrowUpward },
  { direction: 'down', allowedBy: 'canMoveDown', Icon: ArrowDownward },
] as const;

/** The row of buttons at the end of a card. */
export function ItemButtons({
  item,
  view,
  deleting,
  onEdit,
  onDuplicate,
  onDelete,
  onMove,
}: ItemCardProps) {
  const isGrid = view === 'grid';
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 0.5,
        p: 1,
        justifyContent: 'flex-end',
        flexBasis: isGrid ? 'auto' : { xs: '100%', md: 'auto' },
        borderTopStyle: 'solid',
        borderTopWidth: isGrid ? 1 : { xs: 1, md: 0 },
        borderColor: 'divider',
      }}
    >
      {item.actions?.map(({ label, onClick }) => (
        <Button key={label} size="small" disabled={deleting} onClick={() => onClick()}>
          {label}
          <VisuallyHidden> {item.title}</VisuallyHidden>
        </Button>
      ))}
      {(onMove || onDuplicate) && (
        <Box sx={{ mr: 'auto', display: 'flex' }}>
          {onMove &&
            DIRECTIONS.map(({ direction, allowedBy, Icon }) => (
              <IconButton
                key={direction}
                size="small"
                aria-label={`Move ${direction} ${item.title}`}
                title={`Move ${direction}`}
                disabled={!item[allowedBy]}
                onClick={() => onMove(item.id, direction)}
              >
                <Icon fontSize="small" />
              </IconButton>
            ))}
          {onDuplicate && (
            <IconButton
              size="small"
              aria-label={`Duplicate ${item.title}`}
              title="Duplicate"
              disabled={deleting}
              onClick={() => onDuplicate(item.id)}
            >
              <ContentCopy fontSize="small" />
            </IconButton>
          )}
        </Box>
      )}
      {onEdit && (
        <Button
          size="small"
          startIcon={<EditOutlined />}
          disabled={deleting}
          onClick={() => onEdit(item.id)}
          // Its click area is the whole card, below the other buttons and links. A z-index would
          // also raise the area.
          sx={{
            ...oneRow,
            '&&': { position: 'static', zIndex: 'auto' },
            '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 0 },
          }}
        >
          Edit<VisuallyHidden> {item.title}</VisuallyHidden>
        </Button>
      )}
      {item.canDelete !== false && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutlined />}
          disabled={deleting}
          onClick={() => onDelete(item.id)}
          sx={oneRow}
        >
          {deleting ? 'Deleting...' : 'Delete'}
          <VisuallyHidden> {item.title}</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}
