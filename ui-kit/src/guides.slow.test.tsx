import { render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { LiveExample } from '../../.storybook/blocks/LiveExample';
import type { Guide } from '../../.storybook/blocks/guide';
import { StoryProviders } from '../../.storybook/StoryProviders';

// jsdom has no layout, but the editor measures the cursor.
Range.prototype.getBoundingClientRect = () => new DOMRect();

const renderExample = (example: ReactNode) => {
  const { container, unmount } = render(
    <StoryProviders scheme="light" reducedMotion>
      <LiveExample example={example} />
    </StoryProviders>,
  );
  const html = container.querySelector('[inert]')?.innerHTML;
  unmount();
  return html;
};

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.guide.tsx'),
);

// e2e/sweeps/storybook/docs.slow.spec.ts checks the numbers in Chromium.
test.each(files.sort())(
  '%s has numbered parts, and different examples for do and don’t',
  (file) => {
    const { guide } = jest.requireActual<{ guide: Guide }>(path.join(__dirname, file));
    expect(guide.anatomy.parts).not.toEqual([]);
    const [good, bad] = [
      renderExample(guide.doDont.do.example),
      renderExample(guide.doDont.dont.example),
    ];
    expect(good).toBeTruthy();
    expect(bad).toBeTruthy();
    expect(good).not.toBe(bad);
  },
);
