import { styled } from '@mui/material/styles';
import { heroSlidesQuery } from '@charity-site/api-client';
import { siteConfig } from '@charity-site/api-client/http';
import type { HeadContext, PageHead } from '@charity-site/shell/contract';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { Slot } from '../../components/Slot';
import { siteDescription } from '../../content/site';
import { CaseStudiesPreview } from './CaseStudiesPreview';
import { Groups } from './Groups';
import { HeroCarousel } from './HeroCarousel';
import { HomeNote } from './HomeNote';
import { LandingQuote } from './LandingQuote';
import { LatestUpdates } from './LatestUpdates';
import { Partners } from './Partners';
import { Reach } from './Reach';
import { HomeTiles } from './HomeTiles';

/** Description and image of the page; its title is the site's name. */
export const head = ({ read }: HeadContext): PageHead => ({
  description: siteDescription(),
  picture: read(heroSlidesQuery())?.items[0]?.image,
});

// On phones the figures follow the tiles, because the lists between them are long. They contain
// nothing focusable, so the keyboard order still matches the page.
const Sections = styled('div')({
  '@media (max-width: 44.99em)': {
    display: 'flex',
    flexDirection: 'column',
    // All sections from the third.
    '& > * + * ~ *': { order: 1 },
    '& > [data-part="reach"]': { order: 0, marginTop: 24 },
  },
  // The page stays short on small phones.
  '@media (max-width: 26em)': { '& > section': { paddingBlock: 16 } },
});

/** The home page. The order of its sections is specified in docs/product.md. */
export function HomePage() {
  return (
    <>
      <VisuallyHidden as="h1">{siteConfig().siteName}</VisuallyHidden>
      <Sections>
        <div>
          <HeroCarousel />
          <HomeNote />
        </div>
        <HomeTiles />
        <LatestUpdates />
        <Groups />
        <LandingQuote />
        <CaseStudiesPreview />
        <Reach />
        <Partners />
        <Slot name="home.beforeFooter" />
      </Sections>
    </>
  );
}
