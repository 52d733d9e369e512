import { playerAddress } from './playerAddress';

const NO_COOKIE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const VIMEO = 'https://player.vimeo.com/video/76979871';

test.each([
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?showinfo=0&autoplay=1', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', NO_COOKIE],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLabcdefghij&t=10', NO_COOKIE],
  ['https://www.youtube.com/watch/?app=desktop&v=dQw4w9WgXcQ', NO_COOKIE],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', NO_COOKIE],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', NO_COOKIE],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=abc', NO_COOKIE],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', NO_COOKIE],
  ['http://youtu.be/dQw4w9WgXcQ?t=3', NO_COOKIE],
  ['//youtube.com/watch?v=dQw4w9WgXcQ', NO_COOKIE],
  [' www.youtube.com/watch?v=dQw4w9WgXcQ ', NO_COOKIE],
  ['YouTu.be/dQw4w9WgXcQ', NO_COOKIE],
  ['https://vimeo.com/76979871', VIMEO],
  ['vimeo.com/76979871?share=copy#t=3s', VIMEO],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', `${VIMEO}?h=8272103f6e`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&x=1', `${VIMEO}?h=8272103f6e`],
  ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
  ['https://vimeo.com/groups/wells/videos/76979871', VIMEO],
  ['https://vimeo.com/showcase/1234567/video/76979871', VIMEO],
  ['https://vimeo.com/manage/videos/76979871/8272103f6e', `${VIMEO}?h=8272103f6e`],
])('%s plays at %s', (typed, player) => {
  expect(playerAddress(typed)).toBe(player);
});

test.each([
  'https://evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
  'https://evil.example/?https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
  'https://www.youtube.com:8443/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/embed/',
  'https://www.youtube.com/embed/%3Cscript%3E',
  'https://www.youtube.com/embed/videoseries?list=PLabcdefghij',
  'https://www.youtube.com/embed/live_stream?channel=UCabcdefghij',
  'https://www.youtube.com/playlist?list=PLabcdefghij',
  'https://vimeo.com/event/1234567',
  'https://vimeo.com/showcase/1234567',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'water',
  '',
])('nothing plays at %s', (typed) => {
  expect(playerAddress(typed)).toBeUndefined();
});
