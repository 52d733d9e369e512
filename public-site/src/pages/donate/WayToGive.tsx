import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { DetailRows } from './DetailList';
import { GivingCard } from './GivingCard';
import type { GiftWay } from './giftWays';
import { SlipLink } from './SlipLink';
import { StepList } from './StepList';

const Steps = styled('details')(({ theme }) => ({
  '& > summary': {
    minHeight: 44,
    paddingBlock: 10,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
    cursor: 'pointer',
  },
  // Always open in print.
  '@media print': { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
}));

interface WayToGiveProps {
  way: GiftWay;
  /** Language of the steps if it differs from the page. */
  lang: string | undefined;
  /** True if the steps are initially open. */
  isOpen: boolean;
}

/** Card with a way to give other than the bank account, such as mobile money: number and steps. */
export function WayToGive({ way: { key, name, details, steps }, lang, isOpen }: WayToGiveProps) {
  const id = useId();
  return (
    <GivingCard aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <DetailRows details={details} />
      {steps.length > 0 && (
        <Steps open={isOpen}>
          <summary>{t('Steps')}</summary>
          <StepList steps={steps} lang={lang} />
        </Steps>
      )}
      <SlipLink by={key} />
    </GivingCard>
  );
}
