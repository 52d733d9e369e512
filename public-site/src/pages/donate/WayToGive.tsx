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
  // On paper nothing can be opened.
  '@media print': { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
}));

interface WayToGiveProps {
  way: GiftWay;
  /** The language of the steps, where it is not that of the page. */
  lang: string | undefined;
  /** True when its steps are open at first. */
  isOpen: boolean;
}

/**
 * Card with a way to give beside the bank account, such as mobile money: its number, and the steps.
 */
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
