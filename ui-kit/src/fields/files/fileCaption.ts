import type { FileFieldProps } from './FileField';

type FileState = NonNullable<FileFieldProps['fileState']>;

const CAPTIONS: Record<FileState, (name: string) => string> = {
  checking: (name) => `Checking ${name}…`,
  ready: (name) => `New: ${name}`,
  refused: (name) => `Cannot be used: ${name}`,
};

/** Caption of the chosen file. */
export const fileCaption = ({ name }: File, state: FileState): string => CAPTIONS[state](name);
