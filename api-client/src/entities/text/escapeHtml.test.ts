import { mailtoLink } from './escapeHtml';

test.each([
  ['office+news@example.org', 'mailto:office+news@example.org'],
  ['info%20desk#1@example.org', 'mailto:info%2520desk%231@example.org'],
  [
    'a?bcc=b&c,d;e/f[g]=`{|}~^@example.org',
    'mailto:a%3Fbcc%3Db%26c%2Cd%3Be%2Ff%5Bg%5D%3D%60%7B%7C%7D~%5E@example.org',
  ],
  ['ofesi@bücher.example', 'mailto:ofesi@bücher.example'],
])('escapes the mailto link of %s', (email, link) => {
  expect(mailtoLink(email)).toBe(link);
});
