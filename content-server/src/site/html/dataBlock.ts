/** Text that could close the script element or start a comment. */
const UNSAFE = /<(?=!--|\/?script)/gi;

/**
 * A JSON data block in the page. Only unsafe `<` are escaped: rich text stays equal to that of the
 * page, so it compresses to a reference.
 */
export const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll(UNSAFE, '\\u003c')}</script>`;
