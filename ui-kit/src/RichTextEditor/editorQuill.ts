import Quill, { Delta } from 'quill/core';
import Blockquote from 'quill/formats/blockquote';
import Bold from 'quill/formats/bold';
import { FontClass } from 'quill/formats/font';
import Header from 'quill/formats/header';
import Image from 'quill/formats/image';
import Indent from 'quill/formats/indent';
import Italic from 'quill/formats/italic';
import Link from 'quill/formats/link';
import List from 'quill/formats/list';
import { SizeClass } from 'quill/formats/size';
import Strike from 'quill/formats/strike';
import Underline from 'quill/formats/underline';
import Video from 'quill/formats/video';
import Clipboard from 'quill/modules/clipboard';
import { cleanDelta } from './cleanDelta';

/** A pasted or loaded text passes through the same sieve, so that the editor only holds what its toolbar can make. */
class CleanClipboard extends Clipboard {
  override convert(content: { html?: string; text?: string }, formats: Record<string, unknown> = {}): Delta {
    return cleanDelta(super.convert(content, formats));
  }
}

/** Pictures in a text are decoration unless someone describes them. */
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

// `true` takes the warning away that two of Quill's own parts are replaced.
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

const IMAGE_TYPES = ['png', 'jpeg', 'webp', 'gif', 'heic', 'heif', 'avif', 'tiff', 'bmp', 'svg+xml'].map(
  (kind) => `image/${kind}`,
);

export interface EditorOptions {
  /** Receives picture files that were pasted or dropped at a place in the text. */
  onFiles: (index: number, files: File[]) => void;
}

/**
 * Quill without a theme of its own: our toolbar drives it. Tab leaves the editor, as it leaves every other field; lists
 * are indented by the toolbar.
 */
export const makeEditor = (place: HTMLElement, { onFiles }: EditorOptions): Quill => {
  // Not undefined: Quill then takes its own binding.
  const off = null;
  return new Quill(place, {
    modules: {
      history: { userOnly: true },
      // What a browser never shows is no text; Quill leaves out style sheets by itself.
      clipboard: { matchers: [['script, noscript, template, title', () => new Delta()]] },
      keyboard: { bindings: { tab: off, indent: off, outdent: off, 'remove tab': off } },
      uploader: {
        // Kinds that cannot be used come through too, so that someone is told.
        mimetypes: IMAGE_TYPES,
        handler: ({ index }: { index: number }, files: File[]) => onFiles(index, files),
      },
    },
  });
};

export { Quill };
