/** The JSON of a page's data block by id, such as `remotes` or `site-config`; null without one. */
export const readDataBlock = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ??
      'null',
  );
