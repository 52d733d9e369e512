import { heroSlides } from '@charity-site/api-client/entities';
import { createContentScreen } from '../lists/createContentScreen';

/** /admin/hero-carousel. */
export default createContentScreen({
  type: heroSlides,
  words: {
    heading: 'Manage Hero Carousel Slides',
    list: 'Existing Slides',
    button: 'Slide',
    fetched: 'hero slides',
    none: 'No hero carousel slides found.',
  },
  card: (slide) => ({
    title: slide.title,
    picture: slide.image,
    notes: [slide.subtitle, `Order: ${slide.order}`],
  }),
  fields: {
    title: { recommendedLength: 60 },
    subtitle: { label: 'Subtitle (Optional)', recommendedLength: 140 },
    link: {
      label: 'Link (Optional)',
      hint: 'The page that the button of the slide opens: /donate, /projects or any web address.',
    },
    linkText: {
      label: 'Link Text (Optional)',
      recommendedLength: 24,
      hint: 'What the button says, such as Give a gift.',
    },
    image: {
      label: 'Upload Image',
      hint: 'Best at 1920 × 1080 pixels: it fills the whole window.',
    },
    order: {},
  },
});
