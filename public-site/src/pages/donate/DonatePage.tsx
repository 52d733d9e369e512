import { bannerHead } from '../../head/bannerHead';
import { Hero } from '../../hero/Hero';
import { HowToGive } from './HowToGive';
import { WhatGiftsDo } from './WhatGiftsDo';

/** Title and description of the page. */
export const head = bannerHead('donation');

/** Ways to give, the bank account, and what gifts do (docs/product.md 4.5). */
export function DonatePage() {
  return (
    <>
      <Hero page="donation" />
      <HowToGive />
      <WhatGiftsDo />
    </>
  );
}
