/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { hydratePages } from './hydratePages';
import { SOME_PAGES } from './somePages';

hydratePages((path) => !SOME_PAGES.includes(path));
