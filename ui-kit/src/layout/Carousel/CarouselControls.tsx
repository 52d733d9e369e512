import { styled } from '@mui/material/styles';
import { useWords } from '@charity-site/ui-kit/theme';
import { Glyph } from '../../media/Glyph/Glyph';
import { PageWidth } from '../PageWidth/PageWidth';

interface CarouselControlsProps {
  count: number;
  index: number;
  goTo: (index: number) => void;
  playing: boolean;
  setPlaying: (playing: boolean) => void;
}

const Root = styled('div')({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 1,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
});

const Bar = styled(PageWidth)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: '0 20px',
  '& > div': { display: 'flex', alignItems: 'center', gap: 8, pointerEvents: 'auto' },
});

const Round = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: '50%',
  border: '1.5px solid rgb(255 255 255 / 0.65)',
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.kit.onDeep, color: theme.vars.palette.kit.deep },
}));

// The visible dot is smaller than its click target.
const Dot = styled('button')(({ theme }) => ({
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 999,
  '&::before': {
    content: '""',
    width: 11,
    height: 11,
    transform: 'rotate(45deg)',
    border: `2px solid ${theme.vars.palette.kit.onDeep}`,
    transition: 'background-color 200ms',
  },
  '&:hover::before, &[aria-current]::before': {
    backgroundColor: theme.vars.palette.kit.onDeepAmber,
    borderColor: theme.vars.palette.kit.onDeepAmber,
  },
}));

/** The buttons of a carousel. In tab order they come before the slides, and 'Pause' comes first. */
export function CarouselControls({
  count,
  index,
  goTo,
  playing,
  setPlaying,
}: CarouselControlsProps) {
  const translate = useWords();
  return (
    <Root>
      <Bar>
        <div>
          <Round
            type="button"
            aria-label={playing ? translate('Pause') : translate('Play')}
            onClick={() => setPlaying(!playing)}
          >
            <Glyph name={playing ? 'pause' : 'play'} />
          </Round>
          <div
            role="group"
            aria-label={translate('Choose a slide')}
            style={{ display: 'flex', flexWrap: 'wrap' }}
          >
            {Array.from({ length: count }, (_, i) => (
              <Dot
                key={i}
                type="button"
                aria-label={translate('Go to slide {number}', { number: i + 1 })}
                aria-current={i === index || undefined}
                onClick={() => goTo(i)}
              />
            ))}
          </div>
        </div>
        <div>
          <Round
            type="button"
            aria-label={translate('Previous slide')}
            onClick={() => goTo(index - 1)}
          >
            <Glyph name="left" />
          </Round>
          <Round type="button" aria-label={translate('Next slide')} onClick={() => goTo(index + 1)}>
            <Glyph name="right" />
          </Round>
        </div>
      </Bar>
    </Root>
  );
}
