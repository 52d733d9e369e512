import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { SlideNear } from '../Carousel/SlideNear';
import { PageWidth } from '../PageWidth/PageWidth';
import { Picture } from '../Picture/Picture';
import type { PictureSource } from '../Picture/Picture';
import { isLong } from './isLong';

export interface HeroSlideProps {
  /** The slide's heading. */
  title: string;
  /** One line below the title. */
  subtitle?: string;
  /** Background picture; without one a placeholder drawing shows. */
  picture?: PictureSource | null;
  /** For the first visible slide: loads its picture eagerly. */
  priority?: boolean;
  /** Use `h1` only when the page has no other h1, and on one slide only. */
  level?: 'h1' | 'h2';
  /** A button below the text. */
  action?: { href: string; label: string };
}

/** Minimum height of a slide in windows of usual height, in px. */
const HEIGHT = 496;

/**
 * Minimum height of a slide, as a CSS length. Placeholders use it too, so that the content below does not move. In a
 * low window, such as a phone in landscape, it leaves room for the header.
 */
export const heroSlideHeight = `min(clamp(${HEIGHT}px, 44vw, 640px), max(260px, 100vh - 104px))`;

/**
 * Rendered width of a picture that covers a slide, as in `<img sizes>`: in narrow windows the slide's height decides.
 * @param ratio the picture's width divided by its height
 */
const coverSizes = (ratio: number): string => {
  const width = Math.round(HEIGHT * ratio);
  return `(min-width: ${width}px) 100vw, ${width}px`;
};

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  width: '100%',
  minHeight: heroSlideHeight,
  '@media print': { minHeight: 0 },
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
}));

// The picture is not printed, because text over it would be unreadable without the overlay.
const Behind = styled('div')({ position: 'absolute', inset: 0, zIndex: -1, '@media print': { display: 'none' } });

/** Windows below this height are phones in landscape. */
const LOW = '@media (max-height: 479.98px)';

// The overlay has the height of the text, so that the contrast holds over any picture and any number of lines.
const Shade = styled('div')({
  flex: 1,
  '--above': 'clamp(96px, 12vw, 176px)',
  paddingTop: 'var(--above)',
  backgroundImage:
    'linear-gradient(to top, rgb(5 34 38 / 0.92), rgb(5 34 38 / 0.7) calc(100% - var(--above)), transparent)',
  [LOW]: { '--above': '32px' },
  '@media print': { '--above': '16px' },
});

// Leaves room for the carousel controls at the bottom.
const Words = styled(PageWidth)(({ theme }) => ({
  paddingBottom: 96,
  [LOW]: { paddingBottom: 72 },
  '@media print': { paddingBottom: 16 },
  '& > :is(h1,h2)': {
    ...theme.typography.h1,
    fontSize: 'min(clamp(2.25rem, 1.3rem + 3.9vw, 4.5rem), 13vw)',
    maxWidth: '17ch',
    [LOW]: { fontSize: 'min(2.25rem, 13vw)', maxWidth: '34ch' },
  },
  '& > [data-long="true"]': { ...theme.typography.h3, maxWidth: '48ch', [LOW]: theme.typography.h4 },
  '& > p': { ...theme.typography.subtitle1, maxWidth: '48ch', margin: '14px 0 0' },
  '& > a': { marginTop: 22 },
}));

/** One slide of the home page's carousel: title and subtitle over a large picture. */
export function HeroSlide({
  title,
  subtitle,
  picture,
  priority = false,
  level: Heading = 'h2',
  action,
}: HeroSlideProps) {
  const isNear = use(SlideNear);
  return (
    <Frame>
      <Behind>
        <Picture
          {...picture}
          alt={picture?.alt ?? ''}
          ratio="fill"
          priority={priority}
          deferred={!isNear}
          sizes={picture?.width && picture.height ? coverSizes(picture.width / picture.height) : undefined}
          portraitSizes={coverSizes(3 / 4)}
        />
      </Behind>
      <Shade>
        <Words>
          <Heading data-long={isLong(title)}>{title}</Heading>
          {subtitle && <p>{subtitle}</p>}
          {action && (
            <Button href={action.href} variant="contained" color="secondary" size="large">
              {action.label}
            </Button>
          )}
        </Words>
      </Shade>
    </Frame>
  );
}
