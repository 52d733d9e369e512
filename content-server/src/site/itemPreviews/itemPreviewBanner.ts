import { escapeHtml } from '@charity-site/api-client/entities';

/**
 * Script that lets each link load its document: without it the router would show other pages below
 * the banner.
 */
export const LINKS_SCRIPT = '/preview-links.js';

export const LINKS = `addEventListener('click', (event) => {
  const link = event.target.closest?.('a[href]');
  if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
}, true);
`;

const STYLE = `.preview-band { box-sizing: border-box; margin: 0; padding: 8px 16px; background: #14213d; color: #fff;
  font: 600 14px/1.4 system-ui, sans-serif; text-align: center; } .preview-band span { font-weight: 400; }
  @media print { .preview-band { display: none; } }`;

/** When a preview expires, such as 'Mon 23 Nov, 14:02'. */
const formatExpiry = (endsAt: string, timeZone: string): string => {
  const at = new Date(endsAt);
  const day = at.toLocaleDateString('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  return `${day.replace(',', '')}, ${at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })}`;
};

/**
 * The banner at the top of a preview. Plain HTML outside the app, so that it shows even when a
 * remote fails.
 */
export const itemPreviewBanner = (endsAt: string, timeZone: string): string =>
  `<style>${STYLE}</style><script defer src="${LINKS_SCRIPT}"></script>` +
  `<aside class="preview-band" lang="en" aria-label="Preview">Preview · not published <span>· ends ${escapeHtml(formatExpiry(endsAt, timeZone))}</span></aside>`;
