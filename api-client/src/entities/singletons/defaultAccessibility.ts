/**
 * Default text of the page Accessibility: what this website does for people with disabilities, old
 * devices and slow connections, and what it does not (docs/product.md 3.15). Update it with every
 * change of what `e2e/sweeps/pages` checks.
 */
export const DEFAULT_ACCESSIBILITY = [
  '<h1>In short</h1>',
  '<p>Everybody should be able to use this website: with large letters, with the keyboard alone, with a program that reads aloud, on an old phone or with little internet. Where that does not work for you, please tell us.</p>',
  '<h1>What works</h1>',
  '<ul>',
  '<li>You can reach everything with the keyboard alone, and you see where you are. The first link of each page skips the menu.</li>',
  '<li>Programs that read aloud find the headings, the parts of each page and the names of all fields. A form says what is wrong, and at which field.</li>',
  '<li>You can double the size of the letters, and read every page on the narrowest phone without moving it sideways.</li>',
  '<li>Letters stand out clearly from what is behind them. The pages are dark if your device prefers that, and use its own colours if you have set high contrast.</li>',
  '<li>A button stops the pictures that change by themselves. If your device asks for less motion, they do not begin.</li>',
  '<li>You can read, search and write to us without JavaScript, and read again without internet what you have read before.</li>',
  '<li>No form has a puzzle or a time limit.</li>',
  '<li>The pages are in English and Chichewa, and say which text is in which language.</li>',
  '</ul>',
  '<h1>What does not work yet</h1>',
  '<ul>',
  '<li>Documents are PDF files. A scanned letter cannot be read aloud.</li>',
  '<li>Videos can be without subtitles, and pictures without a description. People add these, and can forget them.</li>',
  '<li>Not every text is in Chichewa. The English one is shown instead.</li>',
  '<li>Maps, videos, WhatsApp and social media belong to other companies, and we cannot change them.</li>',
  '</ul>',
  '<h1>How we know</h1>',
  '<p>This website follows an international rule, the Web Content Accessibility Guidelines 2.2, level AA. While it was built, a program checked every kind of page for it: small and large, light and dark, with high contrast and with the keyboard. Such a program finds only a part of all faults. What you tell us finds the others.</p>',
].join('');
