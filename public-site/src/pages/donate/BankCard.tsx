import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { t } from '@charity-site/api-client/http';
import { useId } from 'react';
import { QueryView } from '../../components/list/QueryView';
import { RowsSkeleton } from '../../components/list/RowsSkeleton';
import { DetailRows } from './DetailList';
import { GivingCard } from './GivingCard';
import { BANK, bankWay } from './giftWays';
import { SlipLink } from './SlipLink';

/** Card with the bank account for donations. */
export function BankCard() {
  const id = useId();
  return (
    <GivingCard aria-labelledby={id}>
      <h3 id={id}>{t('Bank details')}</h3>
      <QueryView
        query={useQuery(singletonQuery('donation-details'))}
        prefix
        skeleton={<RowsSkeleton heights={[76, 76, 76, 76]} gap={1} width="100%" />}
        failure="Failed to fetch donation bank details."
        empty="Bank details not configured yet"
      >
        {(account) =>
          account && (
            <>
              <DetailRows details={bankWay(account).details} />
              <SlipLink by={BANK} />
            </>
          )
        }
      </QueryView>
    </GivingCard>
  );
}
