import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorHtml } from './editorHtml';
import { Delta, createEditor, Quill, type EditorOptions } from './editorQuill';
import type { RichTextEditorProps } from './richTextEditorProps';

/** Formats at the cursor, as the toolbar shows them. */
export type Formats = Record<string, unknown>;

const BLOCK_FORMATS = ['header', 'blockquote', 'list', 'indent'];

interface UseEditorOptions
  extends EditorOptions, Pick<RichTextEditorProps, 'value' | 'onChange' | 'onBlur'> {
  /** Called when a picture in the text is clicked. */
  onPictureClick: (picture: EmbeddedPicture) => void;
  /** True while a dialog is open over the editor. */
  isDialogOpen: boolean;
}

/** A picture in the text. */
export interface EmbeddedPicture {
  index: number;
  url: string;
  /** Alternative text; '' for a decorative picture. */
  description: string;
}

/** The picture at an index, or null. */
const pictureAt = (quill: Quill, index: number): EmbeddedPicture | null => {
  const [leaf] = quill.getLeaf(index + 1);
  const node = leaf?.domNode;
  return node instanceof HTMLImageElement
    ? { index, url: node.getAttribute('src') ?? '', description: node.alt }
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
 * Binds a Quill editor to an element and synchronizes it with `value`. Returns a ref, and state and
 * functions for the toolbar.
 */
export function useEditor({
  value,
  onChange,
  onBlur,
  onFiles,
  onPasted,
  onPictureClick,
  isDialogOpen,
}: UseEditorOptions) {
  const [formats, setFormats] = useState<Formats>({});
  const mount = useRef<HTMLDivElement>(null);
  const editor = useRef<Quill | null>(null);
  // The last value that was read from or written to the editor; only other values are written.
  const syncedHtml = useRef('');
  const selection = useRef({ index: 0, length: 0 });

  const handleTextChange = useEffectEvent(() => {
    if (!editor.current) return;
    const html = editorHtml(editor.current.root);
    if (html === syncedHtml.current) return;
    syncedHtml.current = html;
    onChange(html);
  });
  const handleFiles = useEffectEvent(onFiles);
  const handlePaste = useEffectEvent(onPasted);
  const handleClick = useEffectEvent((target: EventTarget | null) => {
    const blot = target instanceof HTMLImageElement && Quill.find(target);
    if (!blot || blot instanceof Quill) return;
    const index = editor.current?.getIndex(blot) ?? 0;
    editor.current?.setSelection(index, 1, 'user');
    const picture = editor.current && pictureAt(editor.current, index);
    if (picture) onPictureClick(picture);
  });
  const handleBlur = useEffectEvent(() => onBlur?.());

  useEffect(() => {
    const element = mount.current;
    if (!element) return;
    const quill = createEditor(element, {
      onFiles: (index, files) => handleFiles(index, files),
      onPasted: (html) => handlePaste(html),
    });
    editor.current = quill;
    quill.on('text-change', (_now, _before, source) => source === 'user' && handleTextChange());
    quill.on('editor-change', () => {
      const range = quill.getSelection();
      if (!range) return;
      selection.current = range;
      setFormats(quill.getFormat(range));
    });
    quill.root.addEventListener('blur', () => handleBlur());
    quill.root.addEventListener('click', ({ target }) => handleClick(target));
    return () => {
      quill.off('text-change');
      quill.off('editor-change');
      editor.current = null;
      syncedHtml.current = '';
      element.replaceChildren();
    };
  }, []);

  useEffect(() => {
    const quill = editor.current;
    if (!quill || value === syncedHtml.current) return;
    syncedHtml.current = value;
    quill.setContents(quill.clipboard.convert({ html: value, text: '' }), 'silent');
    quill.history.clear();
  }, [value]);

  // Restores selection and scroll position after a dialog: when the focus returns to the editor,
  // the browser scrolls to its start.
  useEffect(() => {
    const quill = editor.current;
    if (!isDialogOpen || !quill) return;
    const scroller = scrollerOf(quill.root);
    const { scrollTop } = scroller;
    const before = selection.current;
    return () => {
      if (editor.current !== quill) return;
      const { index, length } = selection.current;
      quill.setSelection(index, length, 'silent');
      scroller.scrollTop = scrollTop;
      if (selection.current.index !== before.index) quill.scrollSelectionIntoView();
    };
  }, [isDialogOpen]);

  /** Applies a format at the cursor; the focus stays in the toolbar if possible. */
  const format = (name: string, formatValue: unknown) => {
    const quill = editor.current;
    if (!quill) return;
    const { index, length } = selection.current;
    if (BLOCK_FORMATS.includes(name)) quill.formatLine(index, length, name, formatValue, 'user');
    else if (length > 0) quill.formatText(index, length, name, formatValue, 'user');
    else quill.format(name, formatValue, 'user');
    setFormats(quill.getFormat(index, length));
  };
  const clear = () => {
    const { index, length } = selection.current;
    editor.current?.removeFormat(index, length, 'user');
    setFormats({});
  };
  /**
   * Inserts a picture or video at the cursor and moves the cursor behind it. `description` is the
   * alternative text; the caption is small text below it.
   */
  const embed = (
    kind: 'image' | 'video',
    url: string,
    at = selection.current.index,
    description = '',
    caption = '',
  ) => {
    editor.current?.insertEmbed(at, kind, url, 'user');
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
    selection.current = { index: at + 1 + (caption ? caption.length + 2 : 0), length: 0 };
  };
  /** Sets the alternative text of the picture at an index. */
  const describe = (index: number, description: string) => {
    editor.current?.formatText(index, 1, 'alt', description, 'user');
  };
  /** The selected picture; null if the selection is not exactly one picture. */
  const selectedPicture = (): EmbeddedPicture | null =>
    editor.current && selection.current.length === 1
      ? pictureAt(editor.current, selection.current.index)
      : null;
  /** Links the selected text. Without a selection it inserts the name or the URL as text. */
  const link = (url: string, name = url) => {
    const { index, length } = selection.current;
    if (length > 0) return format('link', url);
    editor.current?.insertText(index, name, { link: url }, 'user');
    selection.current = { index: index + name.length, length: 0 };
  };
  /** Replaces pictures by URL, or removes them if there is no stored URL. */
  const replacePictures = (url: string, storedUrl: string | undefined) => {
    const quill = editor.current;
    for (const image of quill?.root.querySelectorAll('img') ?? []) {
      const blot = image.getAttribute('src') === url && Quill.find(image);
      if (!quill || !blot || blot instanceof Quill) continue;
      const index = quill.getIndex(blot);
      quill.updateContents(
        storedUrl === undefined
          ? new Delta().retain(index).delete(1)
          : new Delta().retain(index).insert({ image: storedUrl }, { alt: image.alt }).delete(1),
        'user',
      );
    }
  };
  return {
    mount,
    editor,
    formats,
    format,
    clear,
    embed,
    describe,
    selectedPicture,
    link,
    replacePictures,
  };
}
