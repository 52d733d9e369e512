import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Section, SectionHeading, StatCounter } from '@charity-site/ui-kit';
import { REACH } from '../../texts/home';

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: 'clamp(1.5rem, 4vw, 3rem)',
  '& > *': { borderInlineStart: `4px solid ${theme.vars.palette.kit.onDeepAmber}`, paddingInlineStart: 20 },
}));

/** Our Reach: four statistics (docs/product.md 3.4). */
export function Reach() {
  const id = useId();
  return (
    <Section tone="deep" aria-labelledby={id}>
      <SectionHeading id={id}>Our Reach</SectionHeading>
      <Figures>
        {REACH.map((figure) => (
          <StatCounter key={figure.label} {...figure} />
        ))}
      </Figures>
    </Section>
  );
}
