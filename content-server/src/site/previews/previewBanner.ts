import { escapeHtml } from '@charity-site/api-client/entities';
import type { StoredVersion } from '../../releases/versions/versionCookies';

/**
 * HTML of the banner on every page of a preview, with a button that leaves it. Plain HTML outside
 * the app, so that it shows even when a remote fails, and adds nothing to other visitors' pages.
 * @param leave path that the button posts to
 */
export const previewBanner = ({ remote, version }: StoredVersion, leave: string): string =>
  `<style>
  body { padding-bottom: 92px; }
  .preview-banner { position: fixed; z-index: 2147483000; inset: auto 0 0 0; display: flex; gap: 16px;
    align-items: center; justify-content: center; box-sizing: border-box; min-height: 60px; padding: 8px 16px;
    background: #ffd166; color: #14213d; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 -2px 12px rgb(0 0 0 / 25%); }
  .preview-banner p { margin: 0; overflow-wrap: anywhere; }
  .preview-banner form { flex: none; margin: 0; }
  .preview-banner button { font: inherit; font-weight: 650; min-height: 40px; padding: 4px 18px; border: 0; border-radius: 999px;
    background: #14213d; color: #fff; cursor: pointer; }
  .preview-banner button:focus-visible { outline: 3px solid #14213d; outline-offset: 2px; }
  @media print { .preview-banner { display: none; } }
  </style><aside class="preview-banner" aria-label="Preview"><p>This is a preview of <strong>${escapeHtml(remote)}</strong> ` +
  `${escapeHtml(version)}. Visitors do not see it.</p>` +
  `<form method="post" action="${leave}"><button>Leave the preview</button></form></aside>`;
