import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { clamped } from '../../text/ClampedText/ClampedText';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import { ItemButtons } from './ItemButtons';
import { ItemPicture } from './ItemPicture';
import type { ItemCardProps } from './itemCardProps';

/** A card of a list screen: an article with picture, text and buttons. */
export function ItemCard({ item, view, deleting, ...handlers }: ItemCardProps) {
  const isGrid = view === 'grid';
  const hasPicture = item.pictureAs !== 'none';
  return (
    <Card
      component="article"
      aria-label={item.title}
      data-item={item.id}
      sx={{
        // The click area of 'Edit' is the whole card.
        position: 'relative',
        '& a, & button': { position: 'relative', zIndex: 1 },
        display: 'flex',
        flexDirection: isGrid ? 'column' : 'row',
        flexWrap: isGrid ? 'nowrap' : { xs: 'wrap', md: 'nowrap' },
        // In two columns the picture is beside the text and as high.
        ...(isGrid &&
          hasPicture && {
            display: { xs: 'flex', lg: 'grid' },
            gridTemplateColumns: '2fr 3fr',
            gridTemplateRows: '1fr auto',
          }),
        // Greyscale shows that the item is being deleted; faded text would be unreadable.
        filter: deleting ? 'grayscale(1)' : undefined,
      }}
    >
      {item.pictureAs !== 'none' && (
        <ItemPicture source={item.picture} shape={item.pictureAs ?? 'photo'} view={view} />
      )}
      <Box sx={{ flex: 1, minWidth: 0, p: 2, pb: isGrid ? 1 : 2 }}>
        {item.label && <StateLabel>{item.label}</StateLabel>}
        <Typography component="h3" variant="h6" dir="auto" sx={{ ...clamped, WebkitLineClamp: 3 }}>
          {item.title}
        </Typography>
        {[...(item.notes ?? []), item.byline].filter(Boolean).map((note, at) => (
          <Typography
            key={at}
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mt: 0.25 }}
          >
            {note}
          </Typography>
        ))}
        {item.preview && (
          <Typography
            variant="body2"
            dir="auto"
            sx={{ mt: 1, ...clamped, WebkitLineClamp: isGrid ? 3 : 2 }}
          >
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
      <ItemButtons item={item} view={view} deleting={deleting} {...handlers} />
    </Card>
  );
}

/** State of an item, such as 'Draft'. */
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
