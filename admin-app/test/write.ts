import { fireEvent } from '@testing-library/react';

/**
 * Replaces the text of a field in one event: typing a long form key by key takes half a minute on a
 * busy machine.
 */
export const write = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
