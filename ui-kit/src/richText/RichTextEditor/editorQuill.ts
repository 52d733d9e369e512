import Quill, { Delta, type Range } from 'quill/core.js';
import Blockquote from 'quill/formats/blockquote.js';
import Bold from 'quill/formats/bold.js';
import { FontClass } from 'quill/formats/font.js';
import Header from 'quill/formats/header.js';
import Image from 'quill/formats/image.js';
import Indent from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import Link from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import { SizeClass } from 'quill/formats/size.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import Video from 'quill/formats/video.js';
import Clipboard from 'quill/modules/clipboard.js';
import { cleanDelta } from './cleanDelta';
import { normalizePastedHtml } from './normalizePastedHtml';

/** Options of the clipboard. */
interface ClipboardOptions {
  onPasted: (html: string) => void;
}

/** Cleans pasted and loaded text, so that the editor contains only what its toolbar can produce. */
class CleanClipboard extends Clipboard {
  override onPaste(range: Range, content: { html?: string; text?: string }): void {
    super.onPaste(range, content);
    (this.options as Partial<ClipboardOptions>).onPasted?.(content.html ?? '');
  }

  override normalizeHTML(pasted: Document): void {
    super.normalizeHTML(pasted);
    normalizePastedHtml(pasted.body);
  }

  override convert(
    content: { html?: string; text?: string },
    formats: Record<string, unknown> = {},
  ): Delta {
    return cleanDelta(super.convert(content, formats));
  }
}

/** Images have alt="" until a person describes them. */
class DescribedImage extends Image {
  static override create(value: string) {
    const node = super.create(value) as HTMLElement;
    node.setAttribute('alt', '');
    return node;
  }

  override format(name: string, value: string) {
    if (name === 'alt') this.domNode.setAttribute('alt', value || '');
    else super.format(name, value);
  }
}

class TitledVideo extends Video {
  static override create(value: string) {
    const node = super.create(value) as HTMLElement;
    node.setAttribute('title', 'Video');
    return node;
  }
}

// `true` suppresses the warning that two built-in formats are replaced.
Quill.register(
  {
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/font': FontClass,
    'formats/header': Header,
    'formats/image': DescribedImage,
    'formats/indent': Indent,
    'formats/italic': Italic,
    'formats/link': Link,
    'formats/list': List,
    'formats/size': SizeClass,
    'formats/strike': Strike,
    'formats/underline': Underline,
    'formats/video': TitledVideo,
    'modules/clipboard': CleanClipboard,
  },
  true,
);

const IMAGE_TYPES = [
  'png',
  'jpeg',
  'webp',
  'gif',
  'heic',
  'heif',
  'avif',
  'tiff',
  'bmp',
  'svg+xml',
].map((kind) => `image/${kind}`);

export interface EditorOptions {
  /** Called with image files that were pasted or dropped, and their index in the text. */
  onFiles: (index: number, files: File[]) => void;
  /** Called after a paste with its HTML; '' when it was text only. */
  onPasted: (html: string) => void;
}

/**
 * Creates Quill without a theme, for our toolbar. Tab leaves the editor as in other fields; the
 * toolbar indents lists.
 */
export const createEditor = (
  container: HTMLElement,
  { onFiles, onPasted }: EditorOptions,
): Quill => {
  // null, because undefined would keep Quill's default binding.
  const unbound = null;
  return new Quill(container, {
    modules: {
      history: { userOnly: true },
      // Elements that browsers do not render have no text; Quill skips style sheets itself.
      clipboard: { onPasted, matchers: [['script, noscript, template, title', () => new Delta()]] },
      keyboard: {
        bindings: { tab: unbound, indent: unbound, outdent: unbound, 'remove tab': unbound },
      },
      uploader: {
        // Includes unsupported types, so that people get an error message.
        mimetypes: IMAGE_TYPES,
        handler: ({ index }: { index: number }, files: File[]) => onFiles(index, files),
      },
    },
  });
};

export { Delta, Quill };
