import { t } from '@charity-site/api-client/http';
import type { PageHead, RouteHandle } from '@charity-site/shell/contract';
import { useSearchParams } from 'react-router-dom';
import { bannerHead } from '../../seo/bannerHead';
import { SlipPage } from './SlipPage';
import { wantedGift } from './wantedGift';
import { WaysPage } from './WaysPage';

const pageHead = bannerHead('donation');

/** Title and description of the page. Slips are no pages for search engines. */
export const head: NonNullable<RouteHandle['head']> = (context): PageHead =>
  wantedGift(context.query)
    ? { ...pageHead(context), title: t('Slip for your gift'), indexable: false }
    : pageHead(context);

/** The page Donate, or the slip that its address asks for. */
export function DonatePage() {
  const [query] = useSearchParams();
  const gift = wantedGift(query);
  return gift ? <SlipPage gift={gift} /> : <WaysPage />;
}
