import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { SlideVisibilityContext } from '../Carousel/SlideVisibilityContext';
import { headingFit } from '@charity-site/ui-kit/theme';
import { GUTTER } from '../PageWidth/PageWidth';
import { Picture, type PictureSource } from '../../media/Picture/Picture';
import { sizes } from '../../theme/sizes';
import { isLong } from './isLong';

export interface HeroSlideProps {
  /** The slide's heading. */
  title: string;
  /** One line below the title. */
  subtitle?: string;
  /** BCP 47 tag of the text's language, if it differs from the page's. */
  lang?: string | undefined;
  /** The picture; without one a placeholder drawing shows. */
  picture?: PictureSource | null;
  /** For the first visible slide: loads its picture eagerly. */
  priority?: boolean;
  /** Use `h1` only when the page has no other h1, and on one slide only. */
  level?: 'h1' | 'h2';
  /** A button below the text. */
  action?: { href: string; label: string };
}

/** Minimum height of a slide in px. */
const HEIGHT = 520;

/** Minimum height in wide windows, in px. */
const MAX_HEIGHT = 560;

/**
 * Minimum height of a slide, as a CSS length. Placeholders have it too, so that the layout does not
 * shift. In short windows, such as a phone in landscape, it leaves space for the header.
 */
export const heroSlideHeight = `min(clamp(${HEIGHT}px, 38vw, ${MAX_HEIGHT}px), max(256px, 100vh - 104px))`;

/** Short windows: phones in landscape. */
const SHORT = '@media (max-height: 479.98px)';

/**
 * Windows with the picture beside the text; in others it is above. In em, so that large text gets
 * the full width.
 */
const BESIDE = '@media (min-width: 45em), (min-width: 35em) and (max-height: 479.98px)';

/** Width of the picture beside the text, in percent of the window. */
const BESIDE_SHARE = 58.4;

/**
 * Rendered width of the picture, as in `<img sizes>`, which mostly depends on the slide's height.
 * @param ratio width divided by height
 */
const coverSizes = (ratio: number): string => {
  const [narrow, wide] = [Math.round(HEIGHT * ratio), Math.round(MAX_HEIGHT * ratio)];
  return `(min-width: ${Math.round((wide / BESIDE_SHARE) * 100)}px) ${BESIDE_SHARE}vw, (min-width: 1180px) ${wide}px, ${narrow}px`;
};

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"picture" minmax(112px, 1fr) "words" auto / minmax(0, 1fr)',
  width: '100%',
  minHeight: heroSlideHeight,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  [BESIDE]: { gridTemplate: '"words picture" 1fr / minmax(0, 5fr) minmax(0, 7fr)' },
  '@media print': { display: 'block', minHeight: 0 },
}));

// Beside the text, so that the contrast is sufficient and the whole picture is visible.
const PictureArea = styled('div')({
  gridArea: 'picture',
  position: 'relative',
  '@media print': { display: 'none' },
});

// Leaves space for the carousel controls at the bottom.
const TextArea = styled('div')(({ theme }) => ({
  gridArea: 'words',
  padding: `20px ${GUTTER} 84px`,
  '& > :is(h1,h2)': {
    ...theme.typography.h1,
    fontSize: `min(${sizes.slide}, var(--kit-heading-most, 13vw))`,
    maxWidth: '17ch',
    textWrap: 'balance',
  },
  '& > [data-long="true"]': { ...theme.typography.h4, maxWidth: '48ch' },
  '& > p': { ...theme.typography.subtitle1, maxWidth: '44ch', margin: '12px 0 0' },
  '& > a': { marginTop: 18 },
  [BESIDE]: {
    alignSelf: 'center',
    // Aligns with the left edge of PageWidth.
    padding: `40px 24px 104px max(${GUTTER}, 120% - 600px)`,
    // So that the longest word fits the column.
    '& > :is(h1,h2)': {
      fontSize: `min(${sizes.slideInColumn}, calc(var(--kit-heading-most) * 0.35))`,
    },
    '& > [data-long="true"]': theme.typography.h3,
    '& > a': { marginTop: 24 },
  },
  [SHORT]: {
    paddingBlock: '16px 64px',
    '& > :is(h1,h2)': { fontSize: 'min(1.75rem, 11vw)' },
    '& > p': { ...theme.typography.body2, marginTop: 6 },
    '& > [data-long="true"]': theme.typography.h5,
    '& > a': { marginTop: 10, paddingBlock: 6 },
  },
  '@media print': { paddingBlock: 16 },
}));

/**
 * One slide of the home page's carousel: title, subtitle and a button beside a large picture; on
 * phones below it.
 */
export function HeroSlide({
  title,
  subtitle,
  lang,
  picture,
  priority = false,
  level: Heading = 'h2',
  action,
}: HeroSlideProps) {
  const isNear = use(SlideVisibilityContext);
  return (
    <Frame>
      <PictureArea>
        <Picture
          {...picture}
          alt={picture?.alt ?? ''}
          ratio="fill"
          priority={priority}
          deferred={!isNear}
          sizes={
            picture?.width && picture.height
              ? coverSizes(picture.width / picture.height)
              : undefined
          }
          portraitSizes="100vw"
        />
      </PictureArea>
      <TextArea lang={lang}>
        <Heading dir="auto" data-long={isLong(title)} style={headingFit(title)}>
          {title}
        </Heading>
        {subtitle && <p>{subtitle}</p>}
        {action && (
          <Button href={action.href} variant="contained" color="secondary" size="large">
            {action.label}
          </Button>
        )}
      </TextArea>
    </Frame>
  );
}
