import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { headingFit, useWords } from '@charity-site/ui-kit/theme';
import { ChitengeBand } from '../ChitengeBand/ChitengeBand';
import { PageWidth } from '../PageWidth/PageWidth';
import { Picture } from '../Picture/Picture';
import type { PictureSource } from '../Picture/Picture';
import { Bone } from '../TextSkeleton/Bone';
import { isLong } from '../HeroSlide/isLong';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PageHeroProps {
  /** Text of the page's h1: the stored title, or a fallback title. */
  title: string;
  /** BCP 47 tag of the language of the title, where it is not that of the page. */
  lang?: string | undefined;
  /** Undefined or null: a placeholder drawing shows. */
  picture?: PictureSource | null;
  /** True while the record is loading; the layout keeps its size. */
  loading?: boolean;
  /** Reason of a load failure; shown as 'Error loading hero: …' with the placeholder picture. */
  error?: string;
  /** Loads the record again; without it there is no 'Try again' button. */
  onRetry?: () => void;
  /** Content below the title. */
  children?: ReactNode;
}

const Frame = styled('header')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 'clamp(240px, 32vw, 400px)',
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  '@media print': { minHeight: 0 },
}));

// The picture is not printed, because text over it would be unreadable without the overlay.
const Behind = styled('div')({ position: 'absolute', inset: 0, zIndex: -1, '@media print': { display: 'none' } });

/** Where the lines of the text end at the latest, in windows in which they don't take the whole width. */
const TEXT_END = 'calc(max(40px, (100% - 1200px) / 2) + 48rem)';

// The overlay has the height of the text, so that the contrast holds over any picture and any number of lines. Beside
// the text it fades: there the people in the picture stay visible.
const Shade = styled('div')({
  position: 'relative',
  paddingTop: 'clamp(80px, 10vw, 128px)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage:
      'linear-gradient(to top, rgb(5 34 38 / 0.9), rgb(5 34 38 / 0.72) calc(100% - clamp(80px, 10vw, 128px)), transparent)',
    '@media (min-width: 60em)': {
      maskImage: `linear-gradient(to right, #000 ${TEXT_END}, rgb(0 0 0 / 0.2) calc(${TEXT_END} + 14rem))`,
    },
  },
  '@media print': { paddingTop: 16, '&::before': { display: 'none' } },
});

const Words = styled(PageWidth)(({ theme }) => ({
  paddingBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
  '& > h1': { maxWidth: '24ch' },
  '& > h1[data-long="true"]': { ...theme.typography.h3, maxWidth: '48ch' },
  '& > p': { ...theme.typography.subtitle1, maxWidth: '56ch', margin: '14px 0 0' },
}));

// Low emphasis, because the page works without the picture.
const Fault = styled(PageWidth)(({ theme }) => ({
  paddingTop: 10,
  '& > p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
  '& button': {
    font: 'inherit',
    minHeight: 28,
    padding: '0 4px',
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
  },
}));

/** The banner at the top of a page: its title over a picture. Always renders the page's only h1. */
export function PageHero({ title, lang, picture, loading = false, error, onRetry, children }: PageHeroProps) {
  const word = useWords();
  return (
    <>
      <Frame aria-busy={loading}>
        <Behind>{!loading && <Picture {...picture} alt={picture?.alt ?? ''} ratio="fill" priority />}</Behind>
        <Shade>
          <Words>
            {loading ? (
              <h1>
                <VisuallyHidden>{title}</VisuallyHidden>
                <Bone aria-hidden="true" style={{ height: '1.08em', width: 'min(100%, 9em)', opacity: 0.3 }} />
              </h1>
            ) : (
              <h1 lang={lang} dir="auto" data-long={isLong(title)} style={headingFit(title)}>
                {title}
              </h1>
            )}
            {children}
          </Words>
        </Shade>
        <ChitengeBand on="deep" height={18} />
      </Frame>
      {error && (
        <Fault>
          <p role="status">
            {word('Error loading hero: {error}', { error })}{' '}
            {onRetry && (
              <button type="button" onClick={() => onRetry()}>
                {word('Try again')}
              </button>
            )}
          </p>
        </Fault>
      )}
    </>
  );
}
