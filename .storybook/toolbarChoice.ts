import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Settings of the toolbar. */
export interface ToolbarChoice {
  scheme: 'light' | 'dark';
  motion: 'full' | 'reduce';
}

interface PreviewOfThisPage {
  storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } };
}

/**
 * Reads this page's own preview, because stories in iframes have previews of their own whose events
 * arrive here as well.
 */
const ownChoice = (): ToolbarChoice => {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as PreviewOfThisPage | undefined;
  const { scheme, motion } = preview?.storyStoreValue?.userGlobals.get() ?? {};
  return {
    scheme: scheme === 'dark' ? 'dark' : 'light',
    motion: motion === 'reduce' ? 'reduce' : 'full',
  };
};

let choice: ToolbarChoice = { scheme: 'light', motion: 'full' };
const listeners = new Set<() => void>();

/**
 * Storybook's setting for the URL of stories in iframes, which does not include the toolbar's
 * settings by default.
 */
const previewOf = ({ scheme, motion }: ToolbarChoice) =>
  `iframe.html?globals=scheme:${scheme};motion:${motion}`;

// Subscribed from the start, because a page without stories gets no other notification.
void addons.ready().then((channel) => {
  const hear = () => {
    const now = ownChoice();
    if (now.scheme === choice.scheme && now.motion === choice.motion) return;
    choice = now;
    Object.assign(globalThis, { PREVIEW_URL: previewOf(now) });
    listeners.forEach((tell) => tell());
  };
  channel.on(SET_GLOBALS, hear);
  channel.on(GLOBALS_UPDATED, hear);
});

/** Current toolbar settings; the same object until they change. */
export const toolbarChoice = (): ToolbarChoice => choice;

/** Subscribes to changes of the settings. @returns the unsubscribe function */
export const onToolbarChoice = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
