import { render, waitFor } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Drawn } from '../../.storybook/blocks/Drawn';
import type { Drawing, Guide } from '../../.storybook/blocks/guide';
import { KitStage } from '../../.storybook/KitStage';

// jsdom has no layout, but the editor measures the cursor.
Range.prototype.getBoundingClientRect = () => new DOMRect();

const draw = (drawing: Drawing) =>
  render(
    <KitStage scheme="light" reducedMotion>
      <Drawn drawing={drawing} />
    </KitStage>,
  );

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.guide.tsx'),
);

describe.each(files.sort())('%s', (file) => {
  const { guide } = jest.requireActual<{ guide: Guide }>(path.join(__dirname, file));

  test('draws each part that it numbers', async () => {
    const { anatomy } = guide;
    expect(anatomy.parts).not.toEqual([]);
    const { container } = draw(anatomy);
    await waitFor(
      () => {
        const lost = anatomy.parts.filter(({ at }) => !container.querySelector(`[inert] ${at}`));
        expect(lost.map(({ name, at }) => `${name}: ${at}`)).toEqual([]);
      },
      { timeout: 10_000 },
    );
  });

  test('shows what to do beside what not to do', () => {
    expect(guide.pairs).not.toEqual([]);
    for (const { do: follows, dont: breaks } of guide.pairs) {
      const [good, bad] = [follows, breaks].map((drawing) => {
        const { container, unmount } = draw(drawing);
        const html = container.querySelector('[inert]')?.innerHTML;
        unmount();
        return html;
      });
      expect(good).toBeTruthy();
      expect(bad).toBeTruthy();
      expect(good).not.toBe(bad);
      // They continue the words 'Do' and "Don't".
      for (const { says } of [follows, breaks]) expect(says).toMatch(/^[a-z].*\.$/);
    }
  });
});
