/** The part of tar-stream that is used here; the package has no types. */
declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream';

  interface Header {
    name: string;
    type: string;
    /** In bytes. */
    size: number;
  }
  interface Pack extends Readable {
    entry: (
      header: { name: string; type?: string; mtime?: Date; linkname?: string },
      content: string | Buffer,
    ) => void;
    finalize: () => void;
  }
  interface Extract extends Writable {
    on: (
      event: 'entry',
      listener: (header: Header, content: Readable, next: (error?: Error) => void) => void,
    ) => this;
  }
  export const pack: () => Pack;
  export const extract: () => Extract;
}
