import type { PictureSource } from '../../media/Picture/Picture';

export interface RichTextViewProps {
  /** HTML from the editor. It is always sanitized again here. */
  html: string;
  /**
   * Maps an image URL to its variants; api-client's `pictureSource`. Keep the function stable
   * between renders.
   */
  pictureFor?: (src: string) => PictureSource;
}
