import { logLines } from './logLines';
import type { SmallVersion } from './renderedSite';
import { startSmallSite } from './smallSite';

/** A way in which a released server build fails, and the displayed reason. */
export type Fault = [what: string, version: SmallVersion, reason: RegExp];

/** A site that logs its errors. Close it when done. */
export const loggedSite = async (first: SmallVersion) => {
  const { logger, lines } = logLines('error');
  const site = await startSmallSite(first, { logger });
  return { ...site, logged: () => lines.join('') };
};

/** Releases each broken version and then a working one. */
export const expectFaults = async (faults: readonly Fault[]): Promise<void> => {
  const { get, failure, logged, release, close } = await loggedSite({
    render: `return { html: 'first' };`,
  });
  for (const [what, version, reason] of faults) {
    const before = logged().length;
    await release(version);
    const { status, html } = await get('/');
    expect([what, status]).toEqual([what, 200]);
    expect(html).toContain('<script defer src="/static/index.js"></script>');
    expect(html).toContain('<p>Loading</p>');
    expect(await failure()).toMatchObject({
      count: expect.any(Number),
      reason: expect.stringMatching(reason),
    });
    expect(logged().slice(before)).toMatch(reason);
    expect(logged().slice(before)).toContain('A page could not be rendered.');

    await release({ render: `return { html: 'mended after ${what}' };` });
    expect((await get('/')).html).toContain(`mended after ${what}`);
    expect(await failure()).toBeUndefined();
  }
  await close();
};
