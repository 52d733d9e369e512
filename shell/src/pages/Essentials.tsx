import { siteConfig } from '@charity-site/api-client/http';

/** What the server put into the HTML: contact and bank details, and links. Taken before React replaces the page it is in. */
const served = document.getElementById('essentials');

/** What visitors still get when a part of the site is gone: how to reach the charity, and where to give. */
export function Essentials() {
  // From a host that puts nothing into the page.
  if (!served?.hasChildNodes()) {
    const { phone, email } = siteConfig();
    return (
      <p>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
      </p>
    );
  }
  return <div ref={(place) => place?.replaceChildren(served.cloneNode(true))} />;
}
