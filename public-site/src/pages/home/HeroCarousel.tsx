import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { heroSlidesQuery, pictureSource } from '@charity-site/api-client';
import type { Translated } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { Carousel, HeroSlide, heroSlideHeight, LakeScene, PageWidth } from '@charity-site/ui-kit';
import { QueryView } from '../../components/list/QueryView';
import { langOf } from '../../components/langOf';

// Has the height of a slide in every state, so that the content below never moves.
const Stage = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignItems: 'stretch',
  minHeight: heroSlideHeight,
  '@media print': { minHeight: 0 },
  backgroundColor: theme.vars.palette.kit.deep,
  '& > .behind': { position: 'absolute', inset: 0 },
  '& > .words': { position: 'relative', alignSelf: 'end', paddingBlock: 32 },
  '& > section': { minWidth: 0 },
}));

const slideLang = (slide: Translated) => langOf(slide, 'title', 'subtitle', 'linkText');

/** The slides in the language of the page, then the others; each in their stored order. */
const translatedFirst = <Slide extends Translated>(slides: readonly Slide[]): Slide[] => [
  ...slides.filter((slide) => !slideLang(slide)),
  ...slides.filter(slideLang),
];

/** The hero carousel; slides change every 5 seconds. */
export function HeroCarousel() {
  const slides = useQuery(heroSlidesQuery());
  const hasSlides = Boolean(slides.data?.items.length);
  const view = (
    <QueryView
      query={slides}
      skeleton={null}
      failure="Failed to fetch hero slides."
      empty="No hero slides configured"
    >
      {({ items }) => (
        <Carousel label={t('Highlights of our work')}>
          {translatedFirst(items).map((slide, index) => (
            <HeroSlide
              key={slide._id}
              title={slide.title}
              subtitle={slide.subtitle}
              lang={slideLang(slide)}
              action={slide.link ? { href: slide.link, label: slide.linkText } : undefined}
              picture={pictureSource(slide.image, slide.imageAlt, slide.imageFocus)}
              priority={index === 0}
            />
          ))}
        </Carousel>
      )}
    </QueryView>
  );
  if (hasSlides) return <Stage>{view}</Stage>;
  return (
    <Stage>
      {!slides.isFetching && (
        <div className="behind">
          <LakeScene />
        </div>
      )}
      <PageWidth className="words">{view}</PageWidth>
    </Stage>
  );
}
