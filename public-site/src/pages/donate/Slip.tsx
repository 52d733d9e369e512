import { styled } from '@mui/material/styles';
import type { Translated } from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { ChitengeBand, Section } from '@charity-site/ui-kit';
import { PhoneLink } from '../../organisation/PhoneLink';
import { useContact } from '../../organisation/useContact';
import { langOf } from '../../components/langOf';
import { proofFacts } from '../../organisation/proofFacts';
import { ProofValue } from '../../organisation/ProofValue';
import { DetailRows } from './DetailList';
import type { SlipContent } from './slipData';
import { StepList } from './StepList';

// So that a slip with five steps fits on one sheet.
export const Sheet = styled(Section)({
  '@media print': { paddingBlock: 0, '& h1': { display: 'none' } },
});

const Paper = styled('article')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: 4,
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[2],
  breakInside: 'avoid',
  '& > div, & > footer': { padding: 'clamp(16px, 4vw, 28px)' },
  '& > footer': {
    ...theme.typography.body2,
    borderTop: `1px dashed ${theme.vars.palette.text.secondary}`,
    '& > p': { margin: '0 0 4px' },
    '& a': { color: 'inherit', display: 'inline-block', paddingBlock: 4 },
  },
  '& h2': {
    ...theme.typography.h2,
    fontVariantNumeric: 'tabular-nums',
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& h3': { ...theme.typography.h5, margin: '20px 0 0' },
  '& .of': { ...theme.typography.subtitle2, margin: 0, color: theme.vars.palette.text.secondary },
  '& .does': { margin: '4px 0 0', overflowWrap: 'anywhere' },
  '& ol': { marginTop: 8 },
  // Fits on one sheet with all facts of the organisation.
  '@media print': { '& > div, & > footer': { padding: 16 } },
}));

interface SlipProps {
  content: SlipContent;
  /** The stored texts, for the language of untranslated ones. */
  giving: Translated | null | undefined;
}

/** A slip: everything needed to send a gift, on one sheet. */
export function Slip({ content, giving }: SlipProps) {
  const id = useId();
  const { phone } = useContact();
  const { amount, effect, way, reference, isAnnounced, steps } = content;
  const copy = isAnnounced ? { text: reference, of: t('reference') } : undefined;
  return (
    <Paper aria-labelledby={id}>
      <ChitengeBand height={14} />
      <div>
        <p className="of">{siteConfig().siteName}</p>
        <h2 id={id}>{amount}</h2>
        {effect && (
          <p className="does">
            {effect.name}: <strong lang={langOf(giving, 'amounts')}>{effect.value}</strong>
          </p>
        )}
        <h3>{way.name}</h3>
        <DetailRows
          details={[
            ...way.details,
            ...(reference
              ? [
                  {
                    name: t('Reference'),
                    value: reference,
                    large: isAnnounced,
                    ...(copy && { copy }),
                  },
                ]
              : []),
          ]}
        />
        <h3>{t('Steps')}</h3>
        <StepList steps={steps} lang={way.steps.length > 0 ? langOf(giving, 'ways') : undefined} />
      </div>
      <footer>
        {proofFacts()
          .filter(({ href }) => !href)
          .map((fact) => (
            <p key={fact.name}>
              {!fact.saysAll && `${fact.name}: `}
              <ProofValue {...fact} />
            </p>
          ))}
        <p>
          {t('Questions?')} <PhoneLink number={phone} />
        </p>
      </footer>
    </Paper>
  );
}
