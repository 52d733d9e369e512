import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorHtml } from './editorHtml';
import { Delta, createEditor, Quill, type EditorOptions } from './editorQuill';
import type { RichTextEditorProps } from './richTextEditorProps';

/** The formats at the cursor, which the toolbar shows as pressed or chosen. */
export type Formats = Record<string, unknown>;

const BLOCK_FORMATS = ['header', 'blockquote', 'list', 'indent'];

interface EditorUse
  extends EditorOptions, Pick<RichTextEditorProps, 'value' | 'onChange' | 'onBlur'> {
  /** Called when a picture in the text is clicked. */
  onPictureChosen: (picture: EmbeddedPicture) => void;
  /** True while a dialog is open over the editor. */
  isAsking: boolean;
}

/** A picture in the text. */
export interface EmbeddedPicture {
  index: number;
  address: string;
  /** Alternative text; '' for a decorative picture. */
  description: string;
}

/** The picture at an index, or null. */
const pictureAt = (quill: Quill, index: number): EmbeddedPicture | null => {
  const [leaf] = quill.getLeaf(index + 1);
  const node = leaf?.domNode;
  return node instanceof HTMLImageElement
    ? { index, address: node.getAttribute('src') ?? '', description: node.alt }
    : null;
};

/** The element that scrolls the text: a dialog, or the page. */
const scrollerOf = (text: HTMLElement): Element => {
  let scroller: HTMLElement | null = text;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return scroller ?? document.documentElement;
};

/**
 * Binds a Quill editor to an element and keeps it in sync with `value`. Returns a ref and what a
 * toolbar needs.
 */
export function useEditor({
  value,
  onChange,
  onBlur,
  onFiles,
  onPasted,
  onPictureChosen,
  isAsking,
}: EditorUse) {
  const [formats, setFormats] = useState<Formats>({});
  const mount = useRef<HTMLDivElement>(null);
  const editor = useRef<Quill | null>(null);
  // The last value that was read from or written to the editor; only other values are written
  // again.
  const held = useRef('');
  const place = useRef({ index: 0, length: 0 });

  const changed = useEffectEvent(() => {
    if (!editor.current) return;
    const html = editorHtml(editor.current.root);
    if (html === held.current) return;
    held.current = html;
    onChange(html);
  });
  const filesCame = useEffectEvent(onFiles);
  const pasted = useEffectEvent(onPasted);
  const clicked = useEffectEvent((target: EventTarget | null) => {
    const blot = target instanceof HTMLImageElement && Quill.find(target);
    if (!blot || blot instanceof Quill) return;
    const index = editor.current?.getIndex(blot) ?? 0;
    editor.current?.setSelection(index, 1, 'user');
    const picture = editor.current && pictureAt(editor.current, index);
    if (picture) onPictureChosen(picture);
  });
  const left = useEffectEvent(() => onBlur?.());

  useEffect(() => {
    const element = mount.current;
    if (!element) return;
    const quill = createEditor(element, {
      onFiles: (index, files) => filesCame(index, files),
      onPasted: (html) => pasted(html),
    });
    editor.current = quill;
    quill.on('text-change', (_now, _before, source) => source === 'user' && changed());
    quill.on('editor-change', () => {
      const range = quill.getSelection();
      if (!range) return;
      place.current = range;
      setFormats(quill.getFormat(range));
    });
    quill.root.addEventListener('blur', () => left());
    quill.root.addEventListener('click', ({ target }) => clicked(target));
    return () => {
      quill.off('text-change');
      quill.off('editor-change');
      editor.current = null;
      held.current = '';
      element.replaceChildren();
    };
  }, []);

  useEffect(() => {
    const quill = editor.current;
    if (!quill || value === held.current) return;
    held.current = value;
    quill.setContents(quill.clipboard.convert({ html: value, text: '' }), 'silent');
    quill.history.clear();
  }, [value]);

  // When a dialog closes, the focus returns to the editor and the browser scrolls to its start, so
  // the position is restored.
  useEffect(() => {
    const quill = editor.current;
    if (!isAsking || !quill) return;
    const scroller = scrollerOf(quill.root);
    const { scrollTop } = scroller;
    const before = place.current;
    return () => {
      if (editor.current !== quill) return;
      const { index, length } = place.current;
      quill.setSelection(index, length, 'silent');
      scroller.scrollTop = scrollTop;
      if (place.current.index !== before.index) quill.scrollSelectionIntoView();
    };
  }, [isAsking]);

  /** Applies a format at the cursor; keeps the focus in the toolbar where possible. */
  const format = (name: string, wanted: unknown) => {
    const quill = editor.current;
    if (!quill) return;
    const { index, length } = place.current;
    if (BLOCK_FORMATS.includes(name)) quill.formatLine(index, length, name, wanted, 'user');
    else if (length > 0) quill.formatText(index, length, name, wanted, 'user');
    else quill.format(name, wanted, 'user');
    setFormats(quill.getFormat(index, length));
  };
  const clear = () => {
    const { index, length } = place.current;
    editor.current?.removeFormat(index, length, 'user');
    setFormats({});
  };
  /**
   * Inserts a picture or a video at the cursor and moves the cursor behind it. `description` is the
   * alternative text; a caption follows in small letters.
   */
  const embed = (
    kind: 'image' | 'video',
    address: string,
    at = place.current.index,
    description = '',
    caption = '',
  ) => {
    editor.current?.insertEmbed(at, kind, address, 'user');
    if (description) describe(at, description);
    if (caption) {
      editor.current?.insertText(at + 1, '\n', 'user');
      editor.current?.insertText(at + 2, caption, { italic: true, size: 'small' }, 'user');
      editor.current?.insertText(
        at + 2 + caption.length,
        '\n',
        { italic: false, size: false },
        'user',
      );
    }
    place.current = { index: at + 1 + (caption ? caption.length + 2 : 0), length: 0 };
  };
  /** Sets the alternative text of the picture at an index. */
  const describe = (index: number, description: string) => {
    editor.current?.formatText(index, 1, 'alt', description, 'user');
  };
  /** The picture, when the selection is exactly one picture. */
  const chosenPicture = (): EmbeddedPicture | null =>
    editor.current && place.current.length === 1
      ? pictureAt(editor.current, place.current.index)
      : null;
  /** Links the selected text. Without a selection it inserts the name, or the URL, as text. */
  const link = (address: string, name = address) => {
    const { index, length } = place.current;
    if (length > 0) return format('link', address);
    editor.current?.insertText(index, name, { link: address }, 'user');
    place.current = { index: index + name.length, length: 0 };
  };
  /** Puts a stored picture in the place of one with another address, or removes it. */
  const exchange = (address: string, stored: string | undefined) => {
    const quill = editor.current;
    for (const image of quill?.root.querySelectorAll('img') ?? []) {
      const blot = image.getAttribute('src') === address && Quill.find(image);
      if (!quill || !blot || blot instanceof Quill) continue;
      const index = quill.getIndex(blot);
      quill.updateContents(
        stored === undefined
          ? new Delta().retain(index).delete(1)
          : new Delta().retain(index).insert({ image: stored }, { alt: image.alt }).delete(1),
        'user',
      );
    }
  };
  return { mount, editor, formats, format, clear, embed, describe, chosenPicture, link, exchange };
}
