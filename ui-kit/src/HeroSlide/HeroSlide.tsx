import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PageWidth } from '../PageWidth/PageWidth';
import { Picture } from '../Picture/Picture';
import type { PictureSource } from '../Picture/Picture';

export interface HeroSlideProps {
  /** The slide's heading. */
  title: string;
  /** One line below the title. */
  subtitle?: string;
  /** The background picture; the lake is drawn without one. */
  picture?: PictureSource | null;
  /** For the slide that shows first: its picture is loaded at once. */
  priority?: boolean;
  /** h1 only where the carousel opens a page that has no other h1, and only on one slide. */
  level?: 'h1' | 'h2';
  /** A button below the text. */
  action?: { href: string; label: string };
}

/** A slide's least height, a CSS length: what keeps its place while it loads is as high, and nothing below it moves. */
export const heroSlideHeight = 'clamp(31rem, 44vw, 40rem)';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  width: '100%',
  minHeight: heroSlideHeight,
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
}));

const Behind = styled('div')({ position: 'absolute', inset: 0, zIndex: -1 });

// The shade grows with the words, so that they keep their contrast over any picture, however many lines they have.
const Shade = styled('div')({
  flex: 1,
  paddingTop: 'clamp(6rem, 12vw, 11rem)',
  backgroundImage:
    'linear-gradient(to top, rgb(5 34 38 / 0.92), rgb(5 34 38 / 0.7) calc(100% - clamp(6rem, 12vw, 11rem)), transparent)',
});

// The carousel's controls stand in the room kept free below.
const Words = styled(PageWidth)(({ theme }) => ({
  paddingBottom: '6rem',
  '& > :is(h1,h2)': { ...theme.typography.h1, fontSize: 'clamp(2.25rem, 1.3rem + 3.9vw, 4.5rem)', maxWidth: '17ch' },
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
  return (
    <Frame>
      <Behind>
        <Picture {...picture} alt="" ratio="fill" priority={priority} />
      </Behind>
      <Shade>
        <Words>
          <Heading>{title}</Heading>
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
