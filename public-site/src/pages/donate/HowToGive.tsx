import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { normalizeText } from '@charity-site/api-client/entities';
import { Bone, CopyButton, LoadError } from '@charity-site/ui-kit';
import { langOf } from '../../components/langOf';
import { TitledSection } from '../../components/TitledSection';
import { LocalizedText } from '../../components/LocalizedText';
import { BankCard } from './BankCard';
import { giftAmounts } from './giftAmounts';
import { GiftLink } from './GiftLink';
import { giftWaysFrom } from './giftWays';
import { WayToGive } from './WayToGive';

const Reference = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  margin: '0 0 clamp(20px, 3vw, 32px)',
  padding: '12px clamp(16px, 2.5vw, 28px)',
  borderRadius: 10,
  outline: '1px solid transparent',
  backgroundColor: theme.vars.palette.kit.wash,
  '& strong': { fontSize: '1.15em', overflowWrap: 'anywhere' },
}));

const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 3vw, 32px)',
  alignItems: 'start',
  // Firefox moves a row of a grid to the next page as a whole.
  '@media print': { display: 'block', '& > * + *': { marginTop: 20 } },
  '@media (min-width: 720px) and (max-width: 1099.98px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' },
});

/** The reference, the ways to give, and the bank account. */
export function HowToGive() {
  const {
    data: giving,
    isPending,
    isError,
    isFetching,
    refetch,
  } = useQuery(singletonQuery('giving'));
  const hasBankFailed = useQuery({
    ...singletonQuery('donation-details'),
    select: () => true,
  }).isError;
  // With amounts, `WhatAGiftDoes` shows the introduction above.
  const isFirst = giftAmounts(giving).length === 0;
  return (
    <TitledSection
      heading={t('How to give')}
      intro={isFirst && giving?.donateIntro && <LocalizedText of={giving} field="donateIntro" />}
    >
      {giving?.reference && (
        <Reference>
          <span>{t('Write this as the reference:')}</span>
          <strong>{t('{reference} and your name', { reference: giving.reference })}</strong>
          <CopyButton text={normalizeText(giving.reference, 'address')} of={t('reference')} />
        </Reference>
      )}
      <Cards>
        {isPending && [1, 2].map((at) => <Bone key={at} style={{ height: 330 }} />)}
        {giftWaysFrom(giving).map((way, at) => (
          <WayToGive key={way.key} way={way} lang={langOf(giving, 'ways')} isOpen={at === 0} />
        ))}
        <BankCard />
      </Cards>
      <GiftLink />
      {/* One message is enough when both have failed. */}
      {isError && !isFetching && !giving && !hasBankFailed && (
        <LoadError prefix onRetry={() => void refetch()}>
          {t('Failed to fetch giving and helping texts.')}
        </LoadError>
      )}
    </TitledSection>
  );
}
