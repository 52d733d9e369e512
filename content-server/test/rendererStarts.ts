/**
 * How many renderers a server has started since the first reading of /metrics, where measuring starts; undefined when it has
 * started none.
 */
export const rendererStarts = async (url: string): Promise<string | undefined> =>
  /^site_renderer_starts_total (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
