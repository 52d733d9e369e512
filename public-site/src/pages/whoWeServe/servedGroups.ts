import {
  DEFAULT_GROUPS,
  GROUP_SIGNS,
  type Groups,
  type GroupSignName,
} from '@charity-site/api-client/entities';

const isSign = (text: string): text is GroupSignName => GROUP_SIGNS.some((sign) => sign === text);

/** Allows only pages of this site: the field has no validation for URLs. */
const isPage = (path: string) => /^\/(?![/\\])\S*$/.test(path);

/**
 * The stored groups, or the default ones (docs/product.md 3.10). A group without an icon gets one
 * by its position. `key` is its anchor on the page Who We Serve, `short` a line for the home page,
 * and `story` the path of a page about it; '' without one.
 */
export const servedGroups = (stored: Groups | null) => {
  const used = new Map<string, number>();
  return (stored?.groups ?? DEFAULT_GROUPS).map((group, at) => {
    const sign = isSign(group.sign)
      ? group.sign
      : (GROUP_SIGNS[at % GROUP_SIGNS.length] ?? 'families');
    const times = (used.get(sign) ?? 0) + 1;
    used.set(sign, times);
    return {
      ...group,
      story: isPage(group.story) ? group.story : '',
      sign,
      key: times === 1 ? sign : `${sign}-${times}`,
    };
  });
};
