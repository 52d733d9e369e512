import type { FileFieldProps } from './FileField';

/** Whether a form can use the file that was chosen. */
export type FileState = NonNullable<FileFieldProps['fileState']>;

const CAPTIONS: Record<FileState, (name: string) => string> = {
  checking: (name) => `Checking ${name}…`,
  ready: (name) => `New: ${name}`,
  refused: (name) => `Cannot be used: ${name}`,
};

/** What a field says of the file that was chosen. */
export const fileCaption = ({ name }: File, state: FileState): string => CAPTIONS[state](name);
