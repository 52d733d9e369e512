import { mailtoLink } from '@charity-site/api-client/entities';
import { siteConfig } from '@charity-site/api-client/http';

/**
 * Contact details, bank details and links that the server put into the HTML; read before React
 * replaces that element.
 */
const served = typeof document === 'undefined' ? null : document.getElementById('essentials');

/** Contact and bank details, shown when a part of the site is unavailable. */
export function Essentials() {
  // A static host inserts nothing into the page. The number is no link then: its reader would be
  // weight for every visitor.
  if (!served?.hasChildNodes()) {
    const { phone, email } = siteConfig();
    return (
      <p>
        {phone}, <a href={mailtoLink(email)}>{email}</a>
      </p>
    );
  }
  return <div ref={(place) => place?.replaceChildren(served.cloneNode(true))} />;
}
