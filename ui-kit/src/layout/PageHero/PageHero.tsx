import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { headingFit, useWords } from '@charity-site/ui-kit/theme';
import { ChitengeBand } from '../../media/ChitengeBand/ChitengeBand';
import { GUTTER, PageWidth } from '../PageWidth/PageWidth';
import { Picture, type PictureSource } from '../../media/Picture/Picture';
import { Bone } from '../../lists/TextSkeleton/Bone';
import { isLong } from '../HeroSlide/isLong';
import { VisuallyHidden } from '../../text/VisuallyHidden/VisuallyHidden';
import { WEAVES, type Weave } from './weaves';

export interface PageHeroProps {
  /** Text of the page's h1: the stored title, or a fallback title. */
  title: string;
  /** BCP 47 tag of the title's language, if it differs from the page's. */
  lang?: string | undefined;
  /** Undefined or null: a placeholder drawing shows. */
  picture?: PictureSource | null;
  /** Pattern behind the title; plain without one. */
  weave?: Weave;
  /** True while the record is loading; the layout keeps its size. */
  loading?: boolean;
  /** Reason of a load failure; shown as 'Error loading hero: …' with the placeholder picture. */
  error?: string;
  /** Loads the record again; without it there is no 'Try again' button. */
  onRetry?: () => void;
  /** Content below the title. */
  children?: ReactNode;
}

/**
 * Windows with the picture beside the title: wide ones, and short ones without space above it. In
 * em, so that large text gets the full width.
 */
const BESIDE = '@media (min-width: 60em), (min-width: 35em) and (max-height: 479.98px)';

const Frame = styled('header')(({ theme }) => ({
  '--kit-focus': theme.vars.palette.kit.onDeepAmber,
  display: 'grid',
  gridTemplate: '"picture" auto "band" auto "words" auto / minmax(0, 1fr)',
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  '& > svg': { gridArea: 'band' },
  [BESIDE]: {
    gridTemplate:
      '"words picture" minmax(clamp(256px, 25vw, 440px), auto) "band band" auto / minmax(0, 5fr) minmax(0, 7fr)',
  },
  '@media print': { display: 'block' },
}));

// Nothing covers the picture. A printed page has only the title.
const PictureArea = styled('div')({
  gridArea: 'picture',
  position: 'relative',
  aspectRatio: '16 / 9',
  maxHeight: 320,
  width: '100%',
  [BESIDE]: { aspectRatio: 'auto', maxHeight: 'none' },
  '@media print': { display: 'none' },
});

const TextArea = styled('div', { shouldForwardProp: (name) => name !== 'weave' })<{
  weave: Weave | undefined;
}>(({ theme, weave }) => ({
  gridArea: 'words',
  padding: `clamp(1.25rem, 3vw, 2rem) ${GUTTER}`,
  ...(weave && WEAVES[weave]),
  '& > h1': { maxWidth: '24ch' },
  '& > h1[data-long="true"]': { ...theme.typography.h3, maxWidth: '48ch' },
  '& > p': { ...theme.typography.subtitle1, maxWidth: '56ch', margin: '14px 0 0' },
  [BESIDE]: {
    alignSelf: 'stretch',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    // Aligns with the left edge of PageWidth.
    paddingInlineStart: `max(${GUTTER}, 120% - 600px)`,
    // So that the longest word fits the column.
    '& > h1': {
      fontSize: `min(${theme.typography.h1.fontSize}, calc(var(--kit-heading-most) * 0.35))`,
    },
  },
  '@media print': { padding: `16px ${GUTTER}` },
}));

// Low emphasis, because the page works without the picture.
const ErrorLine = styled(PageWidth)(({ theme }) => ({
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

/**
 * The hero at the top of a page: its title, beside a picture or below it. Always renders the page's
 * only h1.
 */
export function PageHero({
  title,
  lang,
  picture,
  weave,
  loading = false,
  error,
  onRetry,
  children,
}: PageHeroProps) {
  const translate = useWords();
  return (
    <>
      <Frame aria-busy={loading}>
        <PictureArea>
          {!loading && (
            <Picture
              {...picture}
              alt={picture?.alt ?? ''}
              ratio="fill"
              priority
              sizes="(min-width: 60em) 59vw, 100vw"
            />
          )}
        </PictureArea>
        <ChitengeBand on="deep" height={18} />
        <TextArea weave={weave}>
          {loading ? (
            <h1>
              <VisuallyHidden>{title}</VisuallyHidden>
              <Bone
                aria-hidden="true"
                style={{ height: '1.08em', width: 'min(100%, 9em)', opacity: 0.3 }}
              />
            </h1>
          ) : (
            <h1 lang={lang} dir="auto" data-long={isLong(title)} style={headingFit(title)}>
              {title}
            </h1>
          )}
          {children}
        </TextArea>
      </Frame>
      {error && (
        <ErrorLine>
          <p role="status">
            {translate('Error loading hero: {error}', { error })}{' '}
            {onRetry && (
              <button type="button" onClick={() => onRetry()}>
                {translate('Try again')}
              </button>
            )}
          </p>
        </ErrorLine>
      )}
    </>
  );
}
