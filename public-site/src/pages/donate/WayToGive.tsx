import { styled } from '@mui/material/styles';
import { t } from '@charity-site/api-client/http';
import { bareNumber, type Entry } from '@charity-site/api-client/entities';
import { useId } from 'react';
import { Detail, DetailList } from './DetailList';
import { GivingCard } from './GivingCard';

const Steps = styled('ol')(({ theme }) => ({
  margin: '8px 0 0',
  paddingInlineStart: 'min(1.6em, 13vw)',
  '& li': { paddingBlock: 3, overflowWrap: 'anywhere' },
  '& li::marker': { color: theme.vars.palette.kit.amberInk, fontWeight: 650 },
}));

interface WayToGiveProps {
  way: Entry<'name' | 'number' | 'accountName' | 'steps'>;
  /** The language of the steps, where it is not that of the page. */
  lang: string | undefined;
}

/** A way to give beside the bank account, such as mobile money: its number, and the steps. */
export function WayToGive({ way, lang }: WayToGiveProps) {
  const id = useId();
  const { name, number, accountName, steps } = way;
  return (
    <GivingCard aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <DetailList>
        <Detail
          name={t('Number')}
          value={number}
          copy={{ text: bareNumber(number), of: t('{name} number', { name }) }}
          large
        />
        {accountName && <Detail name={t('Name of the account')} value={accountName} />}
      </DetailList>
      {steps && (
        <Steps lang={lang}>
          {steps.split('\n').map((step, at) => (
            <li key={at}>{step}</li>
          ))}
        </Steps>
      )}
    </GivingCard>
  );
}
