import { useQuery } from '@tanstack/react-query';
import { givingQuery } from '@charity-site/api-client';
import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { HowToGive } from './HowToGive';
import { WhatGiftsDo } from './WhatGiftsDo';

/** Title and description of the page. */
export const head = bannerHead('donation');

/** The words of `giving` on this page. */
const SHOWN = ['donateIntro', 'donateStatement', 'ways', 'amounts', 'purposes', 'purposesSource'];

/** Ways to give, the bank account, and the effects of gifts. */
export function DonatePage() {
  return (
    <>
      <Hero page="donation" shows={[useQuery(givingQuery()).data]} fields={SHOWN} />
      <HowToGive />
      <WhatGiftsDo />
    </>
  );
}
