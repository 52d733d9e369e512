import type { DescribedPage } from '@charity-site/registry';
import type { RendererCode } from '../src/site/rendering/rendererProcess';

/**
 * A small server build of a shell for tests. Its one page is what the remote's first route renders.
 * The route receives the URL and the function that calls the API.
 */
export const SMALL_SHELL = `
exports.sharedModules = { react: { version: 'shared' } };
exports.createRenderer = (remote, routes, answer) => async ({ address }) => {
  const page = await routes[0].render({ address, answer, remote });
  return { status: 200, head: {}, styles: '', loaderData: {}, state: [], ...page };
};
`;

/** The pages of `smallRoutes`, as its build would list them. */
export const SMALL_PAGES: DescribedPage[] = [
  { path: '/', query: [], head: { title: 'Start' } },
  { path: '/news', query: ['page'], head: { title: 'News' } },
  { path: '/updates/:id', query: [], head: {} },
];

/** A remote's server build for tests, with one function that renders all pages. */
export const smallRoutes = (render: string, before = ''): string => `${before}
const render = async ({ address, answer, remote }) => { ${render} };
exports.default = [{ render }];`;

/** The code of a renderer for tests, whose page is what the given code returns. */
export const smallCode = (render: string, before = ''): RendererCode => ({
  shell: SMALL_SHELL,
  routes: smallRoutes(render, before),
  remote: 'small',
  assets: '/remotes/small/1/',
});
