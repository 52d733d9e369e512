import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { donationDetailsQuery, givingQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { cleaned, entriesOf, WAYS } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { CopyButton, LoadError, Section, SectionHeading } from '@charity-site/ui-kit';
import { RowsSkeleton } from '../../data/RowsSkeleton';
import { langOf } from '../../page/langOf';
import { Words } from '../../page/Words';
import { BankDetails } from './BankDetails';
import { GivingCard } from './GivingCard';
import { OnlineGiving } from './OnlineGiving';
import { WayToGive } from './WayToGive';

const Reference = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 14px',
  margin: '0 0 clamp(20px, 3vw, 32px)',
  padding: '12px clamp(16px, 2.5vw, 28px)',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.kit.wash,
  '& strong': { fontSize: '1.15em', overflowWrap: 'anywhere' },
}));

// Firefox moves a row of a grid to the next page as a whole.
const below = { '@media print': { display: 'block', '& > * + *': { marginTop: 20 } } };

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(20px, 3vw, 32px)',
  alignItems: 'start',
  ...below,
  '@media (min-width: 960px)': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '&[data-ways="few"]': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      '& > div': { gridRow: 'span 2' },
    },
    '&[data-ways="many"] > div': { gridColumn: '1 / -1' },
  },
});

const Ways = styled('div')({
  display: 'grid',
  gap: 'inherit',
  ...below,
  '[data-ways="many"] > &': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' },
});

/** From this number of ways on they get the full width. */
const MANY = 3;

/** The ways to give, the reference, and the bank account. */
export function HowToGive() {
  const [how, bank] = [useId(), useId()];
  const { data: words, isPending, isError, isFetching, refetch } = useQuery(givingQuery());
  const hasBankFailed = useQuery({ ...donationDetailsQuery(), select: () => true }).isError;
  const ways = entriesOf(WAYS, words?.ways ?? '');
  return (
    <Section aria-labelledby={how}>
      <SectionHeading id={how} intro={words?.donateIntro && <Words of={words} field="donateIntro" />}>
        {t('How to give')}
      </SectionHeading>
      {words?.reference && (
        <Reference>
          <span>{t('Write this as the reference:')}</span>
          <strong>{words.reference}</strong>
          <CopyButton text={cleaned(words.reference, 'address')} of={t('reference')} />
        </Reference>
      )}
      <Columns data-ways={ways.length >= MANY ? 'many' : ways.length > 0 || isPending ? 'few' : undefined}>
        {(ways.length > 0 || isPending) && (
          <Ways>
            {isPending && <RowsSkeleton heights={[330, 330]} gap={24} width="100%" />}
            {ways.map((way, at) => (
              <WayToGive key={at} way={way} lang={langOf(words, 'ways')} />
            ))}
          </Ways>
        )}
        <GivingCard aria-labelledby={bank}>
          <h3 id={bank}>{t('Bank details')}</h3>
          <BankDetails />
          {/* One message is enough when both have failed. */}
          {isError && !isFetching && !words && !hasBankFailed && (
            <LoadError prefix onRetry={() => void refetch()}>
              {t('Failed to fetch giving and helping texts.')}
            </LoadError>
          )}
        </GivingCard>
        <OnlineGiving statement={words?.donateStatement && <Words of={words} field="donateStatement" />} />
      </Columns>
    </Section>
  );
}
