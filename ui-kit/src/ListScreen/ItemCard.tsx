import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PictureSource } from '../Picture/Picture';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { ListView } from '../ViewToggle/ViewToggle';
import { ItemPicture } from './ItemPicture';

/** One item of a list, as its card shows it. */
export interface ListItem {
  /** Unique in the list; passed to the callbacks. */
  id: string;
  /** Title of the card; the buttons' accessible names end with it. */
  title: string;
  /** Shown as `pictureAs` says; a placeholder without one. */
  picture?: PictureSource | undefined;
  /**
   * `avatar` for people, `logo` to show it uncropped, `none` for items without pictures; `photo` crops it to fill the
   * card's top.
   */
  pictureAs?: 'photo' | 'avatar' | 'logo' | 'none';
  /** Short lines under the title, such as 'Order: 2'. */
  notes?: readonly string[];
  /** Plain text, limited to 3 lines in the grid and 2 in the list. */
  preview?: string | undefined;
  /** A short label above the title that sets the item apart, such as 'Draft'. */
  label?: string | undefined;
  /** Link to the item on the public site. */
  link?: { href: string; text: string } | undefined;
  /** Whether the link opens a new tab. */
  linkInNewTab?: boolean;
  /** Further buttons of the card, before Edit and Delete. */
  actions?: readonly { label: string; onClick: () => void }[];
  /** Whether the item can move up or down; only for ordered lists. */
  canMoveUp?: boolean;
  canMoveDown?: boolean;
}

export interface ItemCardProps {
  /** The item to show. */
  item: ListItem;
  /** Grid: a card with the picture on top. List: a row. */
  view: ListView;
  /** True while the item is being deleted: the card is faded and its buttons are disabled. */
  deleting: boolean;
  /** Called with the item's id; without it there is no 'Edit' button. */
  onEdit?: ((id: string) => void) | undefined;
  /** Called with the item's id; without it there is no 'Duplicate' button. */
  onDuplicate?: ((id: string) => void) | undefined;
  /** Called with the item's id. */
  onDelete: (id: string) => void;
  /** Called with the item's id; without it there are no 'Move up' and 'Move down' buttons. */
  onMove?: ((id: string, direction: 'up' | 'down') => void) | undefined;
}

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** On a phone of 360 px all buttons of a card fit into one row. */
const oneRow = { px: { xs: 1, sm: 1.75 } };

/** One card of a list screen: an article with its picture, text, and the buttons Edit and Delete. */
export function ItemCard({ item, view, deleting, onEdit, onDuplicate, onDelete, onMove }: ItemCardProps) {
  const isGrid = view === 'grid';
  return (
    <Card
      component="article"
      aria-label={item.title}
      data-item={item.id}
      sx={{
        display: 'flex',
        flexDirection: isGrid ? 'column' : 'row',
        flexWrap: isGrid ? 'nowrap' : { xs: 'wrap', md: 'nowrap' },
        // Faded text would be unreadable; greyscale shows that the item is being deleted.
        filter: deleting ? 'grayscale(1)' : undefined,
      }}
    >
      {item.pictureAs !== 'none' && <ItemPicture source={item.picture} shape={item.pictureAs ?? 'photo'} view={view} />}
      <Box sx={{ flex: 1, minWidth: 0, p: 2, pb: isGrid ? 1 : 2 }}>
        {item.label && <StateLabel>{item.label}</StateLabel>}
        <Typography component="h3" variant="h6" sx={{ overflowWrap: 'anywhere', ...clamp(3) }}>
          {item.title}
        </Typography>
        {item.notes?.filter(Boolean).map((note) => (
          <Typography key={note} variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mt: 0.25 }}>
            {note}
          </Typography>
        ))}
        {item.preview && (
          <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere', ...clamp(isGrid ? 3 : 2) }}>
            {item.preview}
          </Typography>
        )}
        {item.link && (
          <Link
            href={item.link.href}
            target={item.linkInNewTab ? '_blank' : undefined}
            variant="body2"
            sx={{ display: 'inline-block', mt: { xs: 0, md: 1 }, py: { xs: 1.5, md: 0.25 } }}
          >
            {item.link.text}
            {item.linkInNewTab && <VisuallyHidden> (opens a new tab): {item.title}</VisuallyHidden>}
          </Link>
        )}
      </Box>
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
            {onMove && <MoveButtons item={item} onMove={onMove} />}
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
            sx={oneRow}
          >
            Edit<VisuallyHidden> {item.title}</VisuallyHidden>
          </Button>
        )}
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
      </Box>
    </Card>
  );
}

/** The label of an item that differs from the others. */
const StateLabel = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  margin: '0 0 6px',
  padding: '2px 10px',
  borderRadius: 999,
  fontWeight: 650,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.kit.wash,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

interface MoveButtonsProps {
  /** The item to show. */
  item: ListItem;
  /** Called with the item's id by 'Move up' and 'Move down'. */
  onMove: NonNullable<ItemCardProps['onMove']>;
}

function MoveButtons({ item, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Move up ${item.title}`}
        title="Move up"
        disabled={!item.canMoveUp}
        onClick={() => onMove(item.id, 'up')}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Move down ${item.title}`}
        title="Move down"
        disabled={!item.canMoveDown}
        onClick={() => onMove(item.id, 'down')}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </>
  );
}
