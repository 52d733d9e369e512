import { escapeHtml } from '@charity-site/api-client/entities';
import type { RemoteOverride } from '../../releases/shown/shownToken';

const LOOK = `
  .override-button { font: inherit; font-weight: 650; min-height: 40px; padding: 4px 18px; border: 0; border-radius: 999px;
    background: #14213d; color: #fff; cursor: pointer; }
  .override-button:focus-visible, .override a:focus-visible { outline: 3px solid #14213d; outline-offset: 2px; }`;

const said = (overrides: readonly RemoteOverride[]) =>
  overrides
    .map(
      ({ remote, origin }) =>
        `<strong>${escapeHtml(remote)}</strong> comes from <strong>${escapeHtml(origin)}</strong>`,
    )
    .join('; ');

/** Banner of a page that differs from the live one. */
interface Notice {
  /** Its name. */
  label: string;
  /** HTML. */
  text: string;
  /** Where its button posts to. */
  action: string;
  button: string;
}

/**
 * The banner on every page that shows something else than what is live, with a button that ends it. Plain HTML outside the
 * app, so that it shows even when a remote fails, and adds nothing to other visitors' pages.
 */
export const noticeBanner = ({ label, text, action, button }: Notice): string =>
  `<style>${LOOK}
  body { padding-bottom: 92px; }
  .override { position: fixed; z-index: 2147483000; inset: auto 0 0 0; display: flex; gap: 16px;
    align-items: center; justify-content: center; box-sizing: border-box; min-height: 60px; padding: 8px 16px;
    background: #ffd166; color: #14213d; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 -2px 12px rgb(0 0 0 / 25%); }
  .override p, .override form { margin: 0; overflow-wrap: anywhere; }
  @media print { .override { display: none; } }
  </style><aside class="override" aria-label="${label}"><p>${text}</p>` +
  `<form method="post" action="${action}"><button class="override-button">${button}</button></form></aside>`;

/** The banner on every page with an override. */
export const banner = (overrides: readonly RemoteOverride[], until: Date): string =>
  noticeBanner({
    label: 'Local override',
    text: `${said(overrides)}, not from what is released. This ends at ${until.toISOString().slice(11, 16)} UTC.`,
    action: '/overrides/reset',
    button: 'Reset',
  });

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${LOOK}
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    background: #fff8e6; color: #14213d; font: 17px/1.5 system-ui, sans-serif; }
  main { max-width: 36rem; overflow-wrap: anywhere; } h1 { font-size: 1.6rem; line-height: 1.25; } a { color: inherit; }
  form { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
  a { display: inline-block; padding: 8px 0; }
  </style></head><body><main class="override"><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** Confirmation page before code from another machine runs, so that a link alone cannot start it. */
export const question = (overrides: readonly RemoteOverride[], action: string, back: string): string =>
  page(
    'Show this site with a part from your own machine?',
    `<p>${said(overrides)}. It will run here with all that you may do on this site. Go on only if you have started it yourself.</p>` +
      `<form method="post" action="${escapeHtml(action)}"><button class="override-button">Show it</button>` +
      `<a href="${escapeHtml(back)}">Cancel</a></form>`,
  );

/** Explains why an override is invalid. */
export const refusal = (why: string, back: string): string =>
  page(
    'This override is not possible',
    `<p>${escapeHtml(why)}</p><p><a href="${escapeHtml(back)}">Go on without it</a></p>`,
  );
