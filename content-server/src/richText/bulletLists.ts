interface OpenList {
  /** Original tag of the list. */
  own: 'ol' | 'ul';
  /** Tag that is currently being written. */
  written?: 'ol' | 'ul';
}

const kindOf = (attributes: string, own: OpenList['own']): OpenList['own'] => {
  const mark = /\sdata-list="([^"]*)"/.exec(attributes)?.[1];
  if (mark === undefined) return own;
  return mark === 'ordered' ? 'ol' : 'ul';
};

const openItem = (list: OpenList | undefined, attributes: string): string => {
  const item = `<li${attributes.replace(/\sdata-list="[^"]*"/, '')}>`;
  if (!list) return item;
  const kind = kindOf(attributes, list.own);
  if (list.written === kind) return item;
  const before = list.written ? `</${list.written}>` : '';
  list.written = kind;
  return `${before}<${kind}>${item}`;
};

/**
 * Quill writes every list as `<ol>` with `data-list` on each item; this creates real `<ul>` and `<ol>` lists. Expects
 * sanitized HTML (balanced tags, double-quoted attributes, no bare `<` or `>`).
 */
export const withRealLists = (html: string): string => {
  const open: OpenList[] = [];
  return html.replace(/<(\/?)(ol|ul|li)((?:\s[^<>]*)?)>/g, (tag, closing: string, name: string, attributes: string) => {
    if (name === 'li') return closing ? tag : openItem(open.at(-1), attributes);
    if (closing) {
      const list = open.pop();
      return list?.written ? `</${list.written}>` : '';
    }
    open.push({ own: name === 'ul' ? 'ul' : 'ol' });
    return '';
  });
};
