import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import {
  GIFT_PARAM,
  giftForm,
  giftOutcome,
  giftReference,
  moneyText,
  parseGiftReference,
  type Giving,
  type Translated,
} from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import type { PageHead, RouteHandle } from '@charity-site/shell/contract';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink';
import { TEXT_WIDTH } from '../../components/measure';
import { PageTitle } from '../../components/PageTitle';
import { UntranslatedNotice } from '../../components/UntranslatedNotice';
import { giftFromParams } from '../donate/giftFromParams';
import { allWaysFrom, type GiftWay } from '../donate/giftWays';
import { Sheet, Slip } from '../donate/Slip';
import { SlipActions } from '../donate/SlipActions';
import { SLIP_FIELDS, slipContent } from '../donate/slipData';
import { NotFoundPage, head as notFoundHead } from '../notFound/NotFoundPage';
import { GiftForm } from './GiftForm';

const titleOf = (query: URLSearchParams): string =>
  query.has(GIFT_PARAM) ? giftForm.success : 'Tell us about your gift';

/** True if the page exists: at its path, unless gifts are switched off. */
const exists = (form: string | undefined, accept: string | undefined): boolean =>
  form === giftForm.name && accept !== 'off';

/** Title of the page. Search engines do not index it. */
export const head: NonNullable<RouteHandle['head']> = ({ params, query, read }): PageHead =>
  exists(params.form, read(singletonQuery('gift-settings'))?.accept)
    ? { title: t(titleOf(query)), indexable: false }
    : notFoundHead();

interface GiftOutcomeProps {
  query: URLSearchParams;
  ways: readonly GiftWay[];
  giving: (Giving & Translated) | null | undefined;
}

/** An announced gift: its reference, and the slip of its way with the reference. */
function GiftOutcome({ query, ways, giving }: GiftOutcomeProps) {
  const { gift = '', give = '', by = '', currency = '' } = Object.fromEntries(query);
  const code = parseGiftReference(gift);
  if (code === undefined)
    return <p role="alert">{t('This reference contains a mistake. Please check each letter.')}</p>;
  const reference = giftReference(giving?.reference, code);
  const way = ways.find(({ key }) => key === by);
  const kwacha = currency === 'MWK' ? giftFromParams(query)?.kwacha : undefined;
  const content =
    way &&
    slipContent(kwacha, way, giving, {
      // In kwacha, as on other slips.
      ...(kwacha === undefined && { amount: moneyText(give, currency) }),
      reference,
      href: giftOutcome({ reference, way: by, amount: give, currency }),
    });
  return (
    <>
      <p role="status" data-print="no">
        {t('Your reference is {reference}. Write it with your gift, so that we find it.', {
          reference,
        })}
      </p>
      {content && (
        <>
          <UntranslatedNotice of={[giving, siteConfig()]} fields={SLIP_FIELDS} />
          <Slip content={content} giving={giving} />
          <SlipActions content={content} />
        </>
      )}
    </>
  );
}

/** The form that announces a gift, or the gift that was announced with it. */
export function GiftPage() {
  const { form } = useParams();
  const [query] = useSearchParams();
  const settings = useQuery(singletonQuery('gift-settings'));
  const giving = useQuery(singletonQuery('giving')).data;
  const bank = useQuery(singletonQuery('donation-details')).data;
  if (!exists(form, settings.data?.accept)) return <NotFoundPage />;
  const ways = allWaysFrom(giving, bank);
  return (
    <Sheet>
      <div style={{ maxWidth: TEXT_WIDTH }}>
        <BackLink href="/donate">All ways to give</BackLink>
        <PageTitle>{t(titleOf(query))}</PageTitle>
        {query.has(GIFT_PARAM) ? (
          <GiftOutcome query={query} ways={ways} giving={giving} />
        ) : (
          <>
            <p>{t('You get a reference with which we find your gift and can thank you.')}</p>
            <GiftForm gift={giftFromParams(query)} ways={ways} />
          </>
        )}
      </div>
    </Sheet>
  );
}
