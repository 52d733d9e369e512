import { mailtoLink } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';

/**
 * The server-rendered contact details, bank details and links: in a template of a rendered page,
 * otherwise in the fallback page. Read at once, because React replaces the element.
 */
const readEssentials = () => {
  const element = typeof document === 'undefined' ? null : document.getElementById('essentials');
  return element instanceof HTMLTemplateElement ? element.content : element;
};
const serverRendered = readEssentials();

/** Contact and bank details, shown when a part of the site is unavailable. */
export function Essentials() {
  // A static host inserts nothing into the page. The phone number is then no link, because its
  // parser would add to every visitor's download.
  if (!serverRendered?.hasChildNodes()) {
    const { phone, email } = siteConfig();
    return (
      <p>
        {phone}, <a href={mailtoLink(email)}>{email}</a>
      </p>
    );
  }
  return (
    <div
      className="essentials"
      ref={(element) => element?.replaceChildren(...serverRendered.cloneNode(true).childNodes)}
    />
  );
}
