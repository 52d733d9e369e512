import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { blockSpace } from '../../theme/sizes';
import { PageWidth } from '../PageWidth/PageWidth';

export type SectionTone = 'plain' | 'wash' | 'deep';

export interface SectionProps extends ComponentPropsWithoutRef<'section'> {
  /** Background. Use `deep` for at most one section per page. */
  tone?: SectionTone;
}

const Ground = styled('section')<{ tone: SectionTone }>(({ theme, tone }) => ({
  paddingBlock: blockSpace.section,
  // Nothing separates two plain sections, so one space is enough.
  ...(tone === 'plain' && { '[data-tone="plain"] + &': { paddingTop: 0 } }),
  ...(tone === 'wash' && { backgroundColor: theme.vars.palette.kit.wash }),
  ...(tone === 'deep' && {
    '--kit-focus': theme.vars.palette.kit.onDeepAmber,
    backgroundColor: theme.vars.palette.kit.deep,
    color: theme.vars.palette.kit.onDeep,
  }),
}));

/**
 * A full-width band with the page's vertical spacing and content width. Name it with
 * `aria-labelledby` when it has a heading.
 */
export function Section({ tone = 'plain', children, ...rest }: SectionProps) {
  return (
    <Ground tone={tone} data-tone={tone} {...rest}>
      <PageWidth>{children}</PageWidth>
    </Ground>
  );
}
