import { t } from '@charity-site/api-client/http';
import type { PageHead, RouteHandle } from '@charity-site/shell/contract';
import { useSearchParams } from 'react-router-dom';
import { heroHead } from '../../seo/heroHead';
import { SlipPage } from './SlipPage';
import { giftFromParams } from './giftFromParams';
import { DonateOverview } from './DonateOverview';

const pageHead = heroHead('donation');

/** Title and description of the page. Search engines do not index slips. */
export const head: NonNullable<RouteHandle['head']> = (context): PageHead =>
  giftFromParams(context.query)
    ? { ...pageHead(context), title: t('Slip for your gift'), indexable: false }
    : pageHead(context);

/** The Donate page, or the slip for the params in the URL. */
export function DonatePage() {
  const [query] = useSearchParams();
  const gift = giftFromParams(query);
  return gift ? <SlipPage gift={gift} /> : <DonateOverview />;
}
