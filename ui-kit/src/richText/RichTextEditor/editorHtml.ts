import { visible } from './visible';

/**
 * Splits a list of Quill into `<ul>` and `<ol>`: Quill stores the kind on the items of an `<ol>`.
 */
const splitList = (list: Element): Element[] => {
  const lists: Element[] = [];
  for (const item of Array.from(list.children)) {
    const tag = item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul';
    let last = lists.at(-1);
    if (last?.localName !== tag) {
      last = list.ownerDocument.createElement(tag);
      lists.push(last);
    }
    item.removeAttribute('data-list');
    last.append(item);
  }
  return lists;
};

/** The editor's content as HTML without Quill's own elements; '' when it is empty. */
export const editorHtml = (root: HTMLElement): string => {
  const copy = root.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.ql-ui, .ql-cursor').forEach((element) => element.remove());
  copy
    .querySelectorAll('[contenteditable]')
    .forEach((element) => element.removeAttribute('contenteditable'));
  copy.querySelectorAll('ol').forEach((list) => list.replaceWith(...splitList(list)));
  const isEmpty = !visible(copy.textContent ?? '') && !copy.querySelector('img, iframe');
  return isEmpty ? '' : copy.innerHTML;
};
