import { styled } from '@mui/material/styles';
import { pictureSource, type RelatedItem } from '@charity-site/api-client';
import { Picture } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PlainList } from '../PlainList';
import { langOf } from '../langOf';

/**
 * Rows with a small picture. In wide windows three items are columns; two are rows side by side.
 */
export const RelatedCards = styled(PlainList)({
  display: 'grid',
  gap: 'clamp(1rem, 2.2vw, 1.75rem)',
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    '& > li > span': { flexBasis: 'min(200px, 34%)' },
    '&:has(> :nth-of-type(3))': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > li': { alignContent: 'start' },
      '& > li > :is(span, div)': { flexBasis: '100%' },
    },
  },
});

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  // With large text the picture is above the title.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  '& > span': { flex: '0 0 min(104px, 30%)', borderRadius: 10 },
  '& > div': { flex: '1 1 9rem', minWidth: 0 },
  '& p': {
    ...theme.typography.overline,
    margin: '0 0 4px',
    color: theme.vars.palette.kit.amberInk,
  },
  '& h3': { ...theme.typography.h5, margin: 0, overflowWrap: 'anywhere' },
}));

const Whole = styled(Anchor)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  'li:hover > div > h3 > &': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.secondary.main,
  },
}));

interface RelatedCardProps {
  item: RelatedItem;
  href: string;
  /** The line above the title. */
  meta: string;
}

/** A related item: small picture, a date or category, and the title as the link. */
export function RelatedCard({ item, href, meta }: RelatedCardProps) {
  const { title, image, imageFocus } = item;
  return (
    <Card>
      <Picture
        {...(image ? pictureSource(image, undefined, imageFocus) : {})}
        alt=""
        ratio={16 / 10}
        sizes="(min-width: 1280px) 382px, (min-width: 700px) 30vw, 104px"
      />
      <div>
        {meta && <p>{meta}</p>}
        <h3 lang={langOf(item, 'title')}>
          <Whole href={href}>{title}</Whole>
        </h3>
      </div>
    </Card>
  );
}
