import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PageWidth } from '../PageWidth/PageWidth';
import { Picture } from '../Picture/Picture';
import type { PictureSource } from '../Picture/Picture';

export interface HeroSlideProps {
  title: string;
  subtitle?: string;
  picture?: PictureSource | null;
  /** For the slide that shows first: its picture is loaded at once. */
  priority?: boolean;
  /** h1 only where the carousel opens a page that has no other h1, and only on one slide. */
  level?: 'h1' | 'h2';
  action?: { href: string; label: string };
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'flex-end',
  width: '100%',
  minHeight: 'clamp(27rem, 44vw, 40rem)',
  backgroundColor: theme.vars.palette.kit.deep,
  color: theme.vars.palette.kit.onDeep,
}));

const Behind = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(to top, rgb(5 34 38 / 0.92), rgb(5 34 38 / 0.66) 42%, rgb(5 34 38 / 0.08) 85%), linear-gradient(to right, rgb(5 34 38 / 0.42), transparent 62%)',
  },
});

// The carousel's controls stand in the room kept free below.
const Words = styled(PageWidth)(({ theme }) => ({
  paddingBlock: '4.5rem 6rem',
  '& > :is(h1,h2)': { ...theme.typography.h1, maxWidth: '18ch' },
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
      <Words>
        <Heading>{title}</Heading>
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
