import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Settings of the toolbar. */
export interface ToolbarGlobals {
  scheme: 'light' | 'dark';
  motion: 'full' | 'reduce';
}

interface StorybookPreview {
  storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } };
}

/** Reads this page's own preview, because events from previews of iframes arrive here as well. */
const readGlobals = (): ToolbarGlobals => {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as StorybookPreview | undefined;
  const { scheme, motion } = preview?.storyStoreValue?.userGlobals.get() ?? {};
  return {
    scheme: scheme === 'dark' ? 'dark' : 'light',
    motion: motion === 'reduce' ? 'reduce' : 'full',
  };
};

let current: ToolbarGlobals = { scheme: 'light', motion: 'full' };
const listeners = new Set<() => void>();

/** URL of stories in iframes with the toolbar's settings, which Storybook leaves out by default. */
const previewUrl = ({ scheme, motion }: ToolbarGlobals) =>
  `iframe.html?globals=scheme:${scheme};motion:${motion}`;

// Subscribed from the start, because a page without stories gets no other notification.
void addons.ready().then((channel) => {
  const update = () => {
    const next = readGlobals();
    if (next.scheme === current.scheme && next.motion === current.motion) return;
    current = next;
    Object.assign(globalThis, { PREVIEW_URL: previewUrl(next) });
    listeners.forEach((listener) => listener());
  };
  channel.on(SET_GLOBALS, update);
  channel.on(GLOBALS_UPDATED, update);
});

/** Current toolbar settings; the same object until they change. */
export const toolbarGlobals = (): ToolbarGlobals => current;

/** Subscribes to changes of the settings. @returns the unsubscribe function */
export const onToolbarGlobals = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
