import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Anchor, headingFit } from '@charity-site/ui-kit/theme';
import { Glyph } from '../../media/Glyph/Glyph';

export interface SectionHeadingProps {
  /** Text of the heading. */
  children: ReactNode;
  /** Id for the section's `aria-labelledby`. */
  id?: string;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Link to the full list, such as 'All news'. */
  action?: { href: string; label: string };
  /** Heading level; one below its parent's. */
  level?: 'h2' | 'h3';
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '4px clamp(16px, 3vw, 32px)',
  marginBottom: 'clamp(1rem, 3vw, 2.5rem)',
});

const Ornament = styled('svg')(({ theme }) => ({
  display: 'block',
  marginBottom: 'clamp(8px, 1.2vw, 14px)',
  color: theme.vars.palette.kit.mark,
  '& > .lake': { fill: theme.vars.palette.primary.main },
  // The lake colour has too little contrast on the deep background.
  'section[data-tone="deep"] & > .lake': { fill: theme.vars.palette.kit.onDeep },
}));

// Below heading and link, although it precedes the link in the reading order.
const Intro = styled('p')(({ theme }) => ({
  order: 1,
  flexBasis: '100%',
  ...theme.typography.subtitle1,
  // A line of its own with a readable length.
  paddingInlineEnd: 'max(0px, 100% - 62ch)',
  margin: '4px 0 0',
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

/** The heading of a section, with an ornament and at most one link. */
export function SectionHeading({
  children,
  id,
  intro,
  action,
  level: Heading = 'h2',
}: SectionHeadingProps) {
  return (
    <Row>
      <div>
        <Ornament width="60" height="12" viewBox="0 0 60 12" aria-hidden="true" focusable="false">
          <path fill="var(--kit-palette-secondary-main)" d="M6 0l6 6-6 6-6-6zM54 0l6 6-6 6-6-6z" />
          <path fill="currentColor" d="M22 0l6 6-6 6-6-6z" />
          <path className="lake" d="M38 0l6 6-6 6-6-6z" />
        </Ornament>
        <Heading id={id} style={typeof children === 'string' ? headingFit(children) : undefined}>
          {children}
        </Heading>
      </div>
      {intro && <Intro>{intro}</Intro>}
      {action && (
        <More href={action.href}>
          {action.label}
          <Glyph name="arrow" />
        </More>
      )}
    </Row>
  );
}
