import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { ClampedText } from '../../text/ClampedText/ClampedText';
import { Glyph } from '../../media/Glyph/Glyph';
import { Picture, type PictureSource } from '../../media/Picture/Picture';
import { CardFrame, type CardLayout } from './cardStyles';

export interface ContentCardProps {
  /** URL of the item's page. */
  href: string;
  /** The item's title. */
  title: string;
  /** BCP 47 tag of the language of title and text, if it differs from the page's. */
  lang?: string | undefined;
  /** Undefined or null: a placeholder drawing shows. */
  picture?: PictureSource | null;
  /** A line above the title: a date, a category. */
  meta?: ReactNode;
  /** Plain-text preview, limited to `lines`. */
  text?: string;
  /** Maximum number of lines of `text`. Default: 3, in a `lead` 5. */
  lines?: number;
  /** Link text, such as 'Read More'; without it the title is the link. */
  linkText?: string;
  /** Heading level of the title; one below the heading of the list. */
  level?: 'h2' | 'h3' | 'h4';
  /**
   * `card`: picture above the text. `row`: picture beside the title, with the text only in wide
   * windows. `rowOnPhones`: a row in windows with one column. `lead`: the large first card of a
   * CardGrid.
   */
  layout?: CardLayout;
  /** As in `<img sizes>`. Default: the width in a CardGrid. */
  sizes?: string;
}

const Frame = styled(CardFrame)(({ theme }) => ({
  transition: 'box-shadow 200ms, border-color 200ms',
  '& img, & picture + svg': { transition: 'transform 500ms ease-out' },
  '&:hover': { boxShadow: theme.vars.shadows[4], borderColor: theme.vars.palette.secondary.main },
  '&:hover img': { transform: 'scale(1.03)' },
  // The whole card acts as the link, so the focus ring surrounds the card.
  '&:has(:focus-visible)': { outline: '3px solid var(--kit-focus)', outlineOffset: 2 },
}));

const Body = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
}));

const Meta = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  color: theme.vars.palette.kit.amberInk,
}));

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h5,
  '@media (min-width: 63.25em)': theme.typography.h4,
  color: theme.vars.palette.text.primary,
  // With 'balance', a word like 'forty-two' would be alone in the first line.
  textWrap: 'pretty',
}));

const Whole = styled(Anchor)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  // Browsers without `:has` show the focus ring around the link.
  '@supports selector(:has(a))': { outline: 'none !important' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  'article:hover &': {
    textDecoration: 'underline',
    textDecorationColor: theme.vars.palette.secondary.main,
  },
}));

const More = styled(Whole)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 6,
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
}));

const COLUMN = '(min-width: 1280px) 382px, (min-width: 720px) 30vw';

/** Usual width of the picture by layout; in a row it is cropped at the sides. */
const SIZES: Record<CardLayout, string> = {
  card: `${COLUMN}, 92vw`,
  rowOnPhones: `${COLUMN}, 13rem`,
  row: '(min-width: 63.25em) 28rem, (min-width: 45em) 30vw, 13rem',
  lead: '(min-width: 1280px) 800px, (min-width: 720px) 62vw, 92vw',
};

/**
 * Preview of an item that links to its page. A click anywhere follows the one link, so each card is
 * one tab stop.
 */
export function ContentCard({
  href,
  title,
  lang,
  picture,
  meta,
  text,
  linkText,
  level = 'h3',
  layout = 'card',
  sizes = SIZES[layout],
  lines = layout === 'lead' ? 5 : 3,
}: ContentCardProps) {
  const id = useId();
  return (
    <Frame layout={layout} data-layout={layout}>
      <Picture {...picture} alt={picture?.alt ?? ''} ratio={16 / 10} sizes={sizes} />
      <Body>
        {meta && <Meta>{meta}</Meta>}
        <Title as={level} id={linkText && id} lang={lang} dir="auto" data-title>
          {linkText ? title : <Whole href={href}>{title}</Whole>}
        </Title>
        {text && (
          <ClampedText lines={lines} lang={lang}>
            {text}
          </ClampedText>
        )}
        {linkText && (
          <More href={href} id={`${id}link`} aria-labelledby={`${id}link ${id}`}>
            {linkText}
            <Glyph name="arrow" />
          </More>
        )}
      </Body>
    </Frame>
  );
}
