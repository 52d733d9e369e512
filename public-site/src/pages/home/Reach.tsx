import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { entriesOf, FIGURES, FIRST_FIGURES } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { Section, SectionHeading, StatCounter, TextSkeleton } from '@charity-site/ui-kit';
import { QueryView } from '../../data/QueryView';
import { langOf } from '../../page/langOf';
import { countedOf } from '../../texts/countedOf';

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
  gap: 'clamp(1.25rem, 4vw, 3rem)',
  '& > *': {
    borderInlineStart: `4px solid ${theme.vars.palette.kit.onDeepAmber}`,
    paddingInlineStart: 'clamp(0.75rem, 2vw, 1.25rem)',
  },
  '& small': { ...theme.typography.caption, display: 'block', marginTop: 4 },
}));

/** Our Reach: the organisation's figures. Hidden when it has none. */
export function Reach() {
  const id = useId();
  const query = useQuery(figuresQuery());
  const figures = query.data === undefined ? [] : entriesOf(FIGURES, query.data?.figures ?? FIRST_FIGURES);
  if (query.data !== undefined && figures.length === 0) return null;
  return (
    <Section tone="deep" aria-labelledby={id} data-part="reach">
      <SectionHeading id={id}>{t('Our Reach')}</SectionHeading>
      <QueryView query={query} skeleton={<TextSkeleton lines={4} />} failure="Failed to fetch figures.">
        {() => (
          <Figures lang={langOf(query.data, 'figures')}>
            {figures.map(({ number, label, year, source }) => (
              <div key={label}>
                <StatCounter {...countedOf(number)} label={label} />
                {(year || source) && <small>{[year, source].filter(Boolean).join(' · ')}</small>}
              </div>
            ))}
          </Figures>
        )}
      </QueryView>
    </Section>
  );
}
