import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the toolbar says for the whole library. */
export interface ToolbarChoice {
  scheme: 'light' | 'dark';
  motion: 'full' | 'reduce';
}

interface PreviewOfThisPage {
  storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } };
}

/**
 * Asked of this page's own preview: examples that stand in frames have previews of their own, and what those tell their
 * manager arrives here as well.
 */
const ownChoice = (): ToolbarChoice => {
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as PreviewOfThisPage | undefined;
  const { scheme, motion } = preview?.storyStoreValue?.userGlobals.get() ?? {};
  return { scheme: scheme === 'dark' ? 'dark' : 'light', motion: motion === 'reduce' ? 'reduce' : 'full' };
};

let choice: ToolbarChoice = { scheme: 'light', motion: 'full' };
const listeners = new Set<() => void>();

/** Storybook's own setting: where examples in frames are loaded from. By itself it does not tell them the choice. */
const previewOf = ({ scheme, motion }: ToolbarChoice) => `iframe.html?globals=scheme:${scheme};motion:${motion}`;

// Heard from the start, not when a page is shown: a page without stories has nobody else to ask.
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

/** The toolbar's choice now. The same object until it changes. */
export const toolbarChoice = (): ToolbarChoice => choice;

/** Tells of every change of the choice. @returns what ends it */
export const onToolbarChoice = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
