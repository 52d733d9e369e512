import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import type { DonationDetails, Giving, Translated } from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import { EmptyMessage, TextSkeleton } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { BackLink } from '../../components/BackLink';
import { PageTitle } from '../../components/PageTitle';
import { UntranslatedNotice } from '../../components/UntranslatedNotice';
import { allWaysFrom } from './giftWays';
import { GiftLink } from './GiftLink';
import { GiftOptions } from './GiftOptions';
import { Sheet, Slip } from './Slip';
import { SlipActions } from './SlipActions';
import { SLIP_FIELDS, slipContent } from './slipData';
import { amountError, type GiftParams } from './giftFromParams';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(32px, 5vw, 64px)',
  alignItems: 'start',
  marginTop: 20,
  '@media print': { display: 'block', marginTop: 0 },
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 1fr)' },
});

interface SlipViewProps {
  gift: GiftParams;
  giving: (Giving & Translated) | null;
  bank: DonationDetails | null;
}

/** The slip, or an error; and links to other slips. */
function SlipView({ gift, giving, bank }: SlipViewProps) {
  const ways = allWaysFrom(giving, bank);
  if (ways.length === 0) return <EmptyMessage>{t('Bank details not configured yet')}</EmptyMessage>;
  const way = gift.by === undefined ? ways[0] : ways.find(({ key }) => key === gift.by);
  const error = amountError(gift);
  const content = way && !error ? slipContent(gift.kwacha, way, giving) : undefined;
  return (
    <Columns>
      {content && (
        <div>
          <Slip content={content} giving={giving} />
          <SlipActions content={content} />
          <GiftLink kwacha={gift.kwacha} by={way?.key} />
        </div>
      )}
      <div>
        {!way && (
          <p role="alert">{t('We do not know this way to give. Please choose one of these.')}</p>
        )}
        <GiftOptions gift={gift} way={way} ways={ways} giving={giving} error={error} />
      </div>
    </Columns>
  );
}

/** Page of a slip; loads the stored ways to give. */
export function SlipPage({ gift }: { gift: GiftParams }) {
  const giving = useQuery(singletonQuery('giving'));
  const bank = useQuery(singletonQuery('donation-details'));
  const skeleton = <TextSkeleton lines={8} />;
  return (
    <Sheet>
      <BackLink href="/donate">All ways to give</BackLink>
      <PageTitle>{t('Slip for your gift')}</PageTitle>
      <UntranslatedNotice of={[giving.data, siteConfig()]} fields={SLIP_FIELDS} />
      <QueryView
        query={giving}
        skeleton={skeleton}
        failure="Failed to fetch giving and helping texts."
      >
        {(stored) => (
          <QueryView
            query={bank}
            skeleton={skeleton}
            failure="Failed to fetch donation bank details."
          >
            {(details) => <SlipView gift={gift} giving={stored} bank={details} />}
          </QueryView>
        )}
      </QueryView>
    </Sheet>
  );
}
