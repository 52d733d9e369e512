import { fireEvent } from '@testing-library/react';

/**
 * Replaces the text of a field at once: key by key, a long form takes half a minute on a busy
 * machine.
 */
export const write = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
