import { configureSite } from '@charity-site/api-client/http';
import { startTestServer, type TestServer } from '@charity-site/content-server/testing';
import { renderRemoteOnServer } from '@charity-site/shell/server-testing';
import routes from '../src/routes';

/** The text content of HTML, on one line. */
export const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<style[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');

/**
 * Sets up a test file to render pages of a site with the demo content.
 * @param site additional site settings
 */
export const renderedSite = (site: Parameters<typeof configureSite>[0]) => {
  let server: TestServer;
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  beforeAll(async () => {
    server = await startTestServer({ demo: true });
    configureSite({ apiBase: `${server.url}/api`, origin: 'https://example.org', ...site });
  });
  afterEach(() => errors.mockClear());
  afterAll(() => server.close());
  return {
    server: () => server,
    /** Renders a page; expects no error. */
    render: async (address: string) => {
      const { html, head } = await renderRemoteOnServer(routes, address);
      expect(errors).not.toHaveBeenCalled();
      return { html, head, text: textOf(html) };
    },
  };
};
