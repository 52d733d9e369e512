import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { percentOf } from '@charity-site/api-client/entities';
import { Anchor } from '@charity-site/ui-kit/theme';
import { PlainList } from '../../components/PlainList';
import { langOf } from '../../components/langOf';
import { TitledSection } from '../../components/TitledSection';
import { LocalizedText } from '../../components/LocalizedText';
import { DOCUMENTS } from '../../content/navigation';

const Purposes = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  maxWidth: '52rem',
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '4px 16px' },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
  '& .bar': {
    gridColumn: '1 / -1',
    height: 12,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.divider,
    overflow: 'hidden',
    '@media print': { border: '1px solid' },
    // A border, because backgrounds are not printed.
    '& > span': {
      display: 'block',
      borderTop: '12px solid',
      color: theme.vars.palette.primary.main,
    },
  },
}));

const Origin = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '20px 0 0',
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-block', paddingBlock: 8, color: theme.vars.palette.primary.main },
}));

/** Section with the purposes of gifts; renders nothing if none is stored. */
export function HowGiftsAreUsed() {
  const giving = useQuery(singletonQuery('giving')).data;
  const purposes = giving?.purposes ?? [];
  if (!giving || purposes.length === 0) return null;
  return (
    <TitledSection tone="wash" heading={t('How gifts are used')}>
      <Purposes lang={langOf(giving, 'purposes')}>
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
        {t('{year}. Source:', { year: giving.purposesYear })}{' '}
        <LocalizedText of={giving} field="purposesSource" />.{' '}
        <Anchor href={DOCUMENTS.href}>{t('Read our reports')}</Anchor>
      </Origin>
    </TitledSection>
  );
}
