import { siteConfig } from '@charity-site/api-client/http';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { PageHead } from '../../head/PageHead';
import { TAGLINE } from '../../texts/site';
import { CaseStudiesPreview } from './CaseStudiesPreview';
import { Groups } from './Groups';
import { HeroCarousel } from './HeroCarousel';
import { LandingQuote } from './LandingQuote';
import { LatestUpdates } from './LatestUpdates';
import { Partners } from './Partners';
import { Reach } from './Reach';
import { Signposts } from './Signposts';

/** The home page, in the order of docs/product.md 3.2. */
export function HomePage() {
  return (
    <>
      <PageHead description={TAGLINE} />
      <VisuallyHidden as="h1">{siteConfig().siteName}</VisuallyHidden>
      <HeroCarousel />
      <Signposts />
      <LatestUpdates />
      <Groups />
      <LandingQuote />
      <CaseStudiesPreview />
      <Reach />
      <Partners />
    </>
  );
}
