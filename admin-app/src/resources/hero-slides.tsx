import { heroSlides } from '@charity-site/api-client/entities';
import { order, picture, text } from '../forms/fields';
import { contentScreen } from '../list/makeContentScreen';

/** /admin/hero-carousel. */
export default contentScreen({
  type: heroSlides,
  words: {
    heading: 'Manage Hero Carousel Slides',
    list: 'Existing Slides',
    button: 'Slide',
    fetched: 'hero slides',
    none: 'No hero carousel slides found.',
  },
  card: (slide) => ({ title: slide.title, picture: slide.image, notes: [slide.subtitle, `Order: ${slide.order}`] }),
  fields: [
    text('title', 'Title', { room: 60 }),
    text('subtitle', 'Subtitle (Optional)', { required: false, room: 140 }),
    text('link', 'Link (Optional)', {
      required: false,
      hint: 'The page that the button of the slide opens: /donate, /projects or any web address.',
    }),
    text('linkText', 'Link Text (Optional)', {
      required: false,
      room: 24,
      hint: 'What the button says, such as Give a gift.',
    }),
    picture('image', 'Upload Image', {
      required: true,
      hint: 'Best at 1920 × 1080 pixels: it fills the whole window.',
    }),
    order(),
  ],
});
