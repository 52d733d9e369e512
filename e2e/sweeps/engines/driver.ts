/** A control's kind, as `locate` finds it. */
export type Kind = 'button' | 'link' | 'field' | 'cell';

/** A browser tab: the common features of both protocols. */
export interface Driver<Control> {
  open: (url: string) => Promise<unknown>;
  /** Runs a self-contained function in the page. */
  run: <Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Finds a control with `locate`. */
  find: (kind: Kind, name: string) => Promise<Control | undefined>;
  click: (control: Control) => Promise<unknown>;
  type: (control: Control, text: string) => Promise<unknown>;
  /** Chooses a file in a file input. */
  choose: (control: Control, file: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/**
 * Runs in the page: the visible control of a kind and name, once it stops moving. A field's name
 * may have a suffix, such as a hint.
 */
export const locate = (kind: Kind, name: string): Element | undefined => {
  const selector = {
    button: 'button, [role="button"], [role="menuitem"], a[role="button"]',
    link: 'a[href]',
    field: 'input, textarea, select, [role="textbox"]',
    cell: 'td, [role="gridcell"]',
  }[kind];
  return [...document.querySelectorAll(selector)].find((element) => {
    if (element.getClientRects().length === 0 || element.closest('[aria-hidden="true"], [inert]'))
      return false;
    const moves = document.getAnimations().some(({ effect, playState }) => {
      const moving = (effect as KeyframeEffect | null)?.target;
      return playState === 'running' && moving?.contains(element);
    });
    if (moves) return false;
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = [
      ...by.map((id) => document.getElementById(id)?.textContent),
      ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
    ];
    const full = (
      element.getAttribute('aria-label') ??
      (labels.join(' ') || element.textContent) ??
      ''
    ).trim();
    return kind === 'field' ? full.startsWith(name) : full === name;
  });
};
