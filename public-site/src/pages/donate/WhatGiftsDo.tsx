import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { givingQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { AMOUNTS, entriesOf, percentOf, PURPOSES } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { Section, SectionHeading } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { langOf } from '../../page/langOf';
import { Words } from '../../page/Words';
import { DOCUMENTS } from '../../texts/navigation';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  gap: 'clamp(2.5rem, 5vw, 4.5rem)',
});

const Amounts = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 20px',
    paddingBlock: 12,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { ...theme.typography.h4, flex: '0 0 7.5rem', fontVariantNumeric: 'tabular-nums' },
  '& dd': { flex: '1 1 12rem', margin: 0, overflowWrap: 'anywhere' },
}));

const Purposes = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 16px' },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
  '& .bar': {
    gridColumn: '1 / -1',
    height: 12,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.divider,
    overflow: 'hidden',
    '@media print': { border: '1px solid' },
    // A border, because backgrounds are not printed.
    '& > span': { display: 'block', borderTop: '12px solid', color: theme.vars.palette.primary.main },
  },
}));

const Origin = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '20px 0 0',
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-block', paddingBlock: 8, color: theme.vars.palette.primary.main },
}));

/** The effects of amounts, and the use of gifts; each is hidden while it is empty, and the section with both. */
export function WhatGiftsDo() {
  const [does, used] = [useId(), useId()];
  const words = useQuery(givingQuery()).data;
  const amounts = entriesOf(AMOUNTS, words?.amounts ?? '');
  const purposes = entriesOf(PURPOSES, words?.purposes ?? '');
  if (amounts.length === 0 && purposes.length === 0) return null;
  return (
    <Section tone="wash">
      <Columns>
        {amounts.length > 0 && (
          <section aria-labelledby={does}>
            <SectionHeading id={does}>{t('What a gift does')}</SectionHeading>
            <Amounts lang={langOf(words, 'amounts')}>
              {amounts.map(({ amount, text }, at) => (
                <div key={at}>
                  <dt>{amount}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Amounts>
          </section>
        )}
        {purposes.length > 0 && (
          <section aria-labelledby={used}>
            <SectionHeading id={used}>{t('How gifts are used')}</SectionHeading>
            <Purposes lang={langOf(words, 'purposes')}>
              {purposes.map(({ name, percent }, at) => (
                <li key={at}>
                  <span>{name}</span> <strong>{percentOf(percent)}%</strong>
                  <span className="bar" aria-hidden="true">
                    <span style={{ width: `${percentOf(percent)}%` }} />
                  </span>
                </li>
              ))}
            </Purposes>
            <Origin>
              {t('{year}. Source:', { year: words?.purposesYear ?? '' })}{' '}
              {words && <Words of={words} field="purposesSource" />}.{' '}
              <Anchor href={DOCUMENTS.href}>{t('Read our reports')}</Anchor>
            </Origin>
          </section>
        )}
      </Columns>
    </Section>
  );
}
