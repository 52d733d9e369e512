import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use } from 'react';
import { SlideNear } from '../Carousel/SlideNear';
import { headingFit } from '@charity-site/ui-kit/theme';
import { PageWidth } from '../PageWidth/PageWidth';
import { Picture } from '../Picture/Picture';
import type { PictureSource } from '../Picture/Picture';
import { isLong } from './isLong';

export interface HeroSlideProps {
  /** The slide's heading. */
  title: string;
  /** One line below the title. */
  subtitle?: string;
  /** BCP 47 tag of the language of the words, where it is not that of the page. */
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

/** Minimum height of a slide in windows of usual height, in px. */
const HEIGHT = 520;

/** The largest one, in wide windows. */
const MAX_HEIGHT = 640;

/**
 * Minimum height of a slide, as a CSS length. Placeholders use it too, so that the content below does not move. In a
 * low window, such as a phone in landscape, it leaves room for the header.
 */
export const heroSlideHeight = `min(clamp(${HEIGHT}px, 44vw, ${MAX_HEIGHT}px), max(256px, 100vh - 104px))`;

/** Windows below this height are phones in landscape. */
const LOW = '@media (max-height: 479.98px)';

/** Windows with room for the picture beside the text; in others it is above the text. */
const BESIDE = '@media (min-width: 720px), (min-width: 560px) and (max-height: 479.98px)';

/** Where the picture begins beside the text, and up to where the text reaches. */
const [PICTURE_START, TEXT_END] = [34, 50];

/**
 * Rendered width of the picture, as in `<img sizes>`: mostly the slide's height decides.
 * @param ratio the picture's width divided by its height
 */
const coverSizes = (ratio: number): string => {
  const [narrow, wide] = [Math.round(HEIGHT * ratio), Math.round(MAX_HEIGHT * ratio)];
  const share = 100 - PICTURE_START;
  return `(min-width: ${Math.round((wide / share) * 100)}px) ${share}vw, (min-width: 1180px) ${wide}px, ${narrow}px`;
};

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'minmax(112px, 1fr) auto',
  width: '100%',
  minHeight: heroSlideHeight,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  [BESIDE]: { gridTemplateRows: '1fr', alignItems: 'center' },
  '@media print': { display: 'block', minHeight: 0 },
}));

// The text is on the slide's own ground, so that the contrast holds over any picture and the whole picture is visible. The
// picture fades into that ground where they meet.
const Behind = styled('div')(({ theme }) => {
  const { deep } = theme.vars.palette.kit;
  /** A place in the window, as a share of the picture's width. */
  const at = (percent: number) => `${Math.round(((percent - PICTURE_START) / (100 - PICTURE_START)) * 100)}%`;
  /** A stop of the mask: how much of the ground is seen, in sixteenths, and where. */
  const veil = (share: number, place: number) => `#000${share.toString(16)} ${at(place)}`;
  return {
    position: 'relative',
    zIndex: -1,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(to top, ${deep}, transparent 64px)`,
    },
    [BESIDE]: {
      position: 'absolute',
      inset: `0 0 0 ${PICTURE_START}%`,
      '&::after': {
        // Legible up to where the text ends. It fades along a curve, because the eye sees a sudden change of the slope as a line.
        // A mask, because older browsers mix no colours; Chrome has it under its own name since version 120.
        background: deep,
        '--veil': `linear-gradient(to right,#000,${veil(14, 46)},${veil(13, TEXT_END)},${veil(11, 52)},${veil(9, 54)},${veil(5, 58)},${veil(2, 62)},${veil(0, 70)})`,
        WebkitMaskImage: 'var(--veil)',
        maskImage: 'var(--veil)',
      },
    },
    '@media print': { display: 'none' },
  };
});

// Leaves room for the carousel controls at the bottom.
const Words = styled(PageWidth)(({ theme }) => {
  const beside = `calc(${TEXT_END}vw - max(16px, min(4vw, 40px), (100vw - 1200px) / 2))`;
  return {
    paddingBottom: 84,
    '& > :is(h1,h2)': {
      ...theme.typography.h1,
      fontSize: 'min(clamp(2.125rem, 0.9rem + 3.4vw, 4.25rem), var(--kit-heading-most, 13vw))',
      maxWidth: '17ch',
      textWrap: 'balance',
    },
    '& > [data-long="true"]': { ...theme.typography.h4, maxWidth: '48ch' },
    '& > p': { ...theme.typography.subtitle1, maxWidth: '44ch', margin: '12px 0 0' },
    '& > a': { marginTop: 18 },
    [BESIDE]: {
      paddingBlock: '40px 104px',
      '& > *': { maxWidth: beside },
      '& > :is(h1,h2)': { maxWidth: `min(17ch, ${beside})` },
      '& > p': { maxWidth: `min(44ch, ${beside})` },
      '& > [data-long="true"]': { ...theme.typography.h3, maxWidth: beside },
      '& > a': { marginTop: 24 },
    },
    [LOW]: {
      paddingBlock: '16px 64px',
      '& > :is(h1,h2)': { fontSize: 'min(1.75rem, 11vw)' },
      '& > p': { ...theme.typography.body2, marginTop: 6 },
      '& > [data-long="true"]': theme.typography.h5,
      '& > a': { marginTop: 10, paddingBlock: 6 },
    },
    '@media print': { paddingBlock: 16 },
  };
});

/** One slide of the home page's carousel: title, subtitle and a button beside a large picture; on phones below it. */
export function HeroSlide({
  title,
  subtitle,
  lang,
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
          portraitSizes="100vw"
        />
      </Behind>
      <Words lang={lang}>
        <Heading dir="auto" data-long={isLong(title)} style={headingFit(title)}>
          {title}
        </Heading>
        {subtitle && <p>{subtitle}</p>}
        {action && (
          <Button href={action.href} variant="contained" color="secondary" size="large">
            {action.label}
          </Button>
        )}
      </Words>
    </Frame>
  );
}
