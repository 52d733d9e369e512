import { useQuery } from '@tanstack/react-query';
import { singletonQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import { Hero } from '../../components/Hero';
import { HowGiftsAreUsed } from './HowGiftsAreUsed';
import { HowToGive } from './HowToGive';
import { OnlineGiving } from './OnlineGiving';
import { WhatAGiftDoes } from './WhatAGiftDoes';
import { WhoReceives } from './WhoReceives';

/** Fields of `giving` and of the organisation's proof that the page shows. */
const SHOWN_FIELDS = [
  'donateIntro',
  'donateStatement',
  'ways',
  'amounts',
  'purposes',
  'purposesSource',
  'legalForm',
  'receiptPromise',
  'cashRule',
];

/** The Donate page: effects of gifts, ways to give, purposes, and who receives the gifts. */
export function DonateOverview() {
  return (
    <>
      <Hero
        page="donation"
        shows={[useQuery(singletonQuery('giving')).data, siteConfig()]}
        fields={SHOWN_FIELDS}
      />
      <WhatAGiftDoes />
      <HowToGive />
      <HowGiftsAreUsed />
      <WhoReceives />
      <OnlineGiving />
    </>
  );
}
