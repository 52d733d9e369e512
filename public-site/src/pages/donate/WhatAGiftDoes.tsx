import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import { TitledSection } from '../../components/TitledSection';
import { LocalizedText } from '../../components/LocalizedText';
import { giftAmounts } from './giftAmounts';
import { slipHref } from './giftFromParams';

const Rows = styled(PlainList)(({ theme }) => ({
  '& > li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& > li > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 20px',
    paddingBlock: 14,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& strong': {
    ...theme.typography.h4,
    fontSize: '1.375rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.primary.main,
  },
  '& .does': { gridColumn: 1, fontSize: '1.0625rem', overflowWrap: 'anywhere' },
  '& svg': { gridColumn: 2, gridRow: '1 / span 2', color: theme.vars.palette.primary.main },
  '& a:hover strong': { textDecoration: 'underline' },
  '@media (min-width: 600px)': {
    '& > li > *': { gridTemplateColumns: '9rem minmax(0, 1fr) auto' },
    '& .does': { gridColumn: 2 },
    '& svg': { gridColumn: 3, gridRow: 1 },
  },
}));

/**
 * Section with the effects of amounts, each a link to its slip; renders nothing if no amount is
 * stored.
 */
export function WhatAGiftDoes() {
  const giving = useQuery(singletonQuery('giving')).data;
  const amounts = giftAmounts(giving);
  if (amounts.length === 0) return null;
  return (
    <TitledSection
      heading={t('What a gift does')}
      intro={giving?.donateIntro && <LocalizedText of={giving} field="donateIntro" />}
    >
      <Rows lang={langOf(giving, 'amounts')}>
        {amounts.map(({ label, effect, kwacha }, at) => {
          const row = (
            <>
              <strong>{label}</strong> <span className="does">{effect}</span>
            </>
          );
          return (
            <li key={at}>
              {kwacha === undefined ? (
                <div>{row}</div>
              ) : (
                <Anchor href={slipHref({ kwacha })}>
                  {row}
                  <Glyph name="arrow" />
                </Anchor>
              )}
            </li>
          );
        })}
      </Rows>
    </TitledSection>
  );
}
