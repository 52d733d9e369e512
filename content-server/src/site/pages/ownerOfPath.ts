import { PUBLIC_PAGES } from '@charity-site/api-client/entities';
import { isPrivate, type Registry } from '@charity-site/registry';
import { FIRST_OWNERS, ownerOfTopPath } from '@charity-site/registry/store';
import { publicPages } from './describedPages';

/** Title of the fixed page at a path. */
const titleAt = (registry: Registry, path: string): string | undefined =>
  PUBLIC_PAGES.find((page) => page.path === path)?.title ??
  publicPages(registry, { siteName: '' }).find((page) => page.path === path)?.head.title;

/** The owner of a path at the root, as the end of a sentence; undefined if it is free. */
export const ownerOfPath = (registry: Registry, path: string): string | undefined => {
  const title = titleAt(registry, path);
  if (title) return `is the page ${title}`;
  if (isPrivate(path)) return 'is the administrator’s area';
  const owner = ownerOfTopPath(path, registry);
  if (!owner) return undefined;
  const isOwn = owner === 'the server' || Object.hasOwn(FIRST_OWNERS, owner);
  return `belongs to ${isOwn ? 'the website itself' : owner}`;
};
