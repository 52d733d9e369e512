import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Anchor } from '@charity-site/ui-kit/theme';
import { Glyph } from '../Glyph/Glyph';

export interface SectionHeadingProps {
  /** The heading's words. */
  children: ReactNode;
  /** Id for the section's `aria-labelledby`. */
  id?: string;
  /** One or two sentences below it. */
  intro?: ReactNode;
  /** Where the whole of it can be seen, such as 'All news'. */
  action?: { href: string; label: string };
  /** Level of the heading, one below the page's or section's own. */
  level?: 'h2' | 'h3';
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)',
});

const Mark = styled('svg')(({ theme }) => ({
  display: 'block',
  marginBottom: 14,
  color: theme.vars.palette.error.main,
  '& > .lake': { fill: theme.vars.palette.primary.main },
  // The lake's colour would sink into the deep ground.
  'section[data-tone="deep"] & > .lake': { fill: theme.vars.palette.kit.onDeep },
}));

const Intro = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: '62ch',
  margin: '12px 0 0',
  opacity: 0.88,
}));

const More = styled(Anchor)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  fontWeight: 650,
  color: theme.vars.palette.primary.main,
  textUnderlineOffset: '0.25em',
  textDecorationThickness: 2,
  textDecorationColor: theme.vars.palette.secondary.main,
  'section[data-tone="deep"] &': { color: 'inherit' },
}));

/** Opens a section of a page: a small woven mark, the heading, and at most one way to see more. */
export function SectionHeading({ children, id, intro, action, level: Heading = 'h2' }: SectionHeadingProps) {
  return (
    <Row>
      <div>
        <Mark width="60" height="12" viewBox="0 0 60 12" aria-hidden="true" focusable="false">
          <path fill="var(--kit-palette-secondary-main)" d="M6 0l6 6-6 6-6-6zM54 0l6 6-6 6-6-6z" />
          <path fill="currentColor" d="M22 0l6 6-6 6-6-6z" />
          <path className="lake" d="M38 0l6 6-6 6-6-6z" />
        </Mark>
        <Heading id={id}>{children}</Heading>
        {intro && <Intro>{intro}</Intro>}
      </div>
      {action && (
        <More href={action.href}>
          {action.label}
          <Glyph name="arrow" />
        </More>
      )}
    </Row>
  );
}
