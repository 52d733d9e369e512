import {
  contactDetails,
  donationDetails,
  escapeHtml,
  mailtoLink,
  telephoneParts,
} from '@charity-site/api-client/entities';
import { readSingleton } from '../../content/crud/singleton';
import type { Config } from '../../process/settings/config';
import type { Database } from '../../db/database';
import type { DescribedPage } from '@charity-site/registry';
import { DEFAULT_TRANSLATOR, type Translator } from '../../content/language/translator';

const LINKS = ['facebook', 'instagram', 'linkedin', 'twitter'];

const BANK = [
  ['bankName', 'Bank Name'],
  ['accountName', 'Account Name'],
  ['accountNumber', 'Account Number'],
  ['swiftCode', 'Swift Code'],
] as const;

/**
 * The stored contact and bank details, read for every page so that they are current; the configured
 * phone and e-mail while none are stored. Throws what the database throws.
 */
export const essentialsOf = async (database: Database, { phone, email }: Config['site']) => {
  const [contact, bank] = await Promise.all([
    readSingleton(database, contactDetails),
    readSingleton(database, donationDetails),
  ]);
  return {
    phone: String(contact?.phone || phone),
    email: String(contact?.email || email),
    ...(contact?.address ? { address: String(contact.address) } : {}),
    links: LINKS.map((name) => String(contact?.[name] ?? '')).filter(Boolean),
    bank: bank ? BANK.map(([field, name]) => ({ name, value: String(bank[field]) })) : [],
  };
};

/**
 * Contact and ways to give, for a page whose scripts do not run: texts are unescaped, links lead to
 * social networks, and the bank account is a list of lines, empty while none is stored.
 */
export type Essentials = Awaited<ReturnType<typeof essentialsOf>>;

const section = (id: string, title: string, content: string) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${content}</section>`;

const contactHtml = ({ phone, email, address }: Essentials) =>
  [
    ...telephoneParts(phone).map(({ text, href }) =>
      href ? `<a href="${href}">${escapeHtml(text)}</a>` : escapeHtml(text),
    ),
    `<a href="${escapeHtml(mailtoLink(email))}">${escapeHtml(email)}</a>`,
    ...(address === undefined ? [] : [`<span>${escapeHtml(address)}</span>`]),
  ].join('');

const bankHtml = (bank: Essentials['bank'], { t }: Translator) =>
  bank
    .map(
      ({ name, value }) =>
        `<div><dt>${escapeHtml(t(name))}</dt><dd>${escapeHtml(value)}</dd></div>`,
    )
    .join('');

const linksHtml = (pages: readonly DescribedPage[], { t, addressOf }: Translator) =>
  [{ path: '/', head: { title: t('Home') } }, ...pages.filter(({ path }) => path !== '/')]
    .map(
      ({ path, head }) =>
        `<li><a href="${addressOf(path)}">${escapeHtml(head.title ?? path)}</a></li>`,
    )
    .join('');

/**
 * The essentials, and links to pages without path parameters, in HTML.
 * @param pages with titles in the language of `wording`
 */
export const essentialsHtml = (
  essentials: Essentials,
  pages: readonly DescribedPage[],
  wording: Translator = DEFAULT_TRANSLATOR,
): string => {
  const { t } = wording;
  const { bank } = essentials;
  return [
    section('reach-us', t('How to reach us'), `<address>${contactHtml(essentials)}</address>`),
    bank.length > 0
      ? section('bank-details', t('Bank details for gifts'), `<dl>${bankHtml(bank, wording)}</dl>`)
      : '',
    `<nav aria-label="${escapeHtml(t('Pages'))}"><ul>${linksHtml(pages, wording)}</ul></nav>`,
  ].join('');
};
