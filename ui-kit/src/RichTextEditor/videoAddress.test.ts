import { videoAddress } from './videoAddress';

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=10', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://youtu.be/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://m.youtube.com/shorts/abcdefghijk', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
  ['https://player.vimeo.com/video/123456', 'https://player.vimeo.com/video/123456'],
  ['https://example.org/watch?v=abcdefghijk', null],
  ['javascript:alert(1)', null],
  ['water', null],
])('%s becomes %s', (typed, player) => {
  expect(videoAddress(typed)).toBe(player);
});
