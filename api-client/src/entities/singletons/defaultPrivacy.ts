import { TRASH_DAYS } from '../types/paging';

/**
 * Default text of the page Privacy: the data that this website stores, in plain words
 * (docs/product.md 3.15). Update it with every change of cookies, storage, reports, forms or
 * retention times.
 */
export const DEFAULT_PRIVACY = [
  '<h1>In short</h1>',
  '<p>You can read this website without telling us who you are. We store what you send us in a form, and use it only to answer you or to show your comment. We do not sell it. There is no advertising on this website, and no company follows you here.</p>',
  '<h1>When you read</h1>',
  '<ul>',
  '<li>We count how often pages are opened, not who opens them.</li>',
  '<li>When a page breaks or is slow, your browser can tell us, without your name and without what you typed. So that nobody counts twice, a code is made from your network address. The key of the code is deleted at the end of each day.</li>',
  '<li>While we try out a new version of the website, your browser can get a cookie with a number from 0 to 9999. Many visitors have the same number. It ends after 30 days. We set no other cookies for visitors.</li>',
  '<li>Videos come from YouTube or Vimeo, and only after you press play. Links to maps, WhatsApp and social media open the websites of other companies, which have their own rules.</li>',
  '</ul>',
  '<h1>What stays on your device</h1>',
  '<ul>',
  '<li>Your browser keeps the last pages that you read, 40 at most, so that you can read them again without internet.</li>',
  '<li>It keeps a text that you have not sent yet, for one day. Others who use the same device could read it. The form has a button that deletes it.</li>',
  '<li>It also notes technical things without your name, such as how far you had scrolled.</li>',
  '<li>You can remove all of this in your browser: delete the data of this website.</li>',
  '</ul>',
  '<h1>When you write to us</h1>',
  '<ul>',
  '<li>A message holds your name, your email address, the subject and your text. Only the people who look after our messages read it.</li>',
  '<li>A comment shows your name and your text to everyone. Your email address is not shown.</li>',
  '<li>If you ask for a place at an event, we store your name, your phone number and how many people come, to keep the place and to call you. We delete it 30 days after the day of the event.</li>',
  '<li>When you send a form, it says how long its page was open, because programs that send spam are very fast. For 30 days we keep a code made from your network address, so that we can block spam. Nobody can read your address from it.</li>',
  '<li>A short mail can tell us that you have written. It holds your name, and the subject of your message or the start of your comment.</li>',
  '</ul>',
  '<h1>How long we keep it</h1>',
  `<p>We keep messages and comments until we delete them. What we delete is gone for good after ${TRASH_DAYS} days. A record of what we did with it, such as hiding a comment, can stay for two years. Safety copies keep it until newer copies replace them. The company that runs our server can keep technical records of visits for a while.</p>`,
  '<h1>See, correct or delete what we have</h1>',
  '<p>Ask us what we have stored about you, and we tell you. Ask us to correct or to delete it, and we do. We can delete everything that belongs to an email address at once.</p>',
].join('');
