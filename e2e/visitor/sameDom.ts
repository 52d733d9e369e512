import type { Page } from '@playwright/test';

interface Watched {
  differences?: () => string[];
}

/** Runs in the page, before its first script. */
const watch = (): void => {
  /** What is replaced by a control when the scripts start: lists of links, the phone's menu, slides that are scrolled. */
  const REPLACED = '[data-unscripted], dialog, [aria-roledescription]';
  /** Elements whose own attributes then say that they answer, how high they are, or which one has the focus. */
  const ANSWERING = 'button, textarea, [role=grid] a, header';

  const isKept = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    return !element?.closest(REPLACED);
  };
  const look = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeValue ?? '';
    const attributes = node.matches(ANSWERING) ? [] : [...node.attributes];
    return [node.localName, ...attributes.map(({ name, value }) => `${name}="${value}"`)].join(' ');
  };
  const nodesOf = (root: Node): Node[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const nodes = [root];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes.filter(isKept);
  };

  document.addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root');
    if (!root) return;
    const before = new Map(nodesOf(root).map((node) => [node, look(node)]));
    const differences = () => {
      const after = new Map(nodesOf(root).map((node) => [node, look(node)]));
      return [
        ...[...before].filter(([node]) => !after.has(node)).map(([, said]) => `lost: ${said}`),
        ...[...after].filter(([node]) => !before.has(node)).map(([, said]) => `added: ${said}`),
        ...[...after].filter(([node, said]) => (before.get(node) ?? said) !== said).map(([, said]) => `new: ${said}`),
      ];
    };
    Object.assign(window, { differences });
  });
};

/**
 * Keeps every element and text of `#root` as it was parsed, with its attributes. Call it before the page is opened.
 * @returns a function that lists those that were lost, added or changed since
 */
export const watchDom = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(watch);
  return () => page.evaluate(() => (window as Watched).differences?.() ?? ['The page has no #root.']);
};
