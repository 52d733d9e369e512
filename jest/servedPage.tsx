import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';

/**
 * A page as the server sends it, before its script runs. `start` hydrates it, and fails when the
 * browser's first render differs from the server's.
 */
export const servedPage = (page: ReactElement) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  const start = () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(page, {
      container,
      hydrate: true,
      onRecoverableError: (error) => {
        throw error;
      },
    });
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  };
  return { container, start };
};
