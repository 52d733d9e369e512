import { render } from '@testing-library/react';
import { composed } from '../../../test/stories';
import { colourPairs } from '../../theme/contrast';
import { dark, light } from '../../theme/palette';
import * as stories from './ChitengeBand.stories';

const { OnPaper, OnDeep } = composed(stories);

/** The palette path of a fill such as 'var(--kit-palette-kit-deep)'. */
const pathOf = (path: SVGPathElement): string =>
  /^var\(--kit-palette-([\w-]+)/.exec(path.getAttribute('fill') ?? '')?.[1]?.replaceAll('-', '.') ??
  '';

test.each([
  ['paper', OnPaper],
  ['deep', OnDeep],
])('the figures between the suns have enough contrast on %s', (_on, Band) => {
  const [background, figures] = [...render(<Band />).container.querySelectorAll('path')].map(
    pathOf,
  );
  for (const scheme of [light, dark])
    expect(colourPairs(scheme)).toContainEqual(
      expect.objectContaining({ foreground: figures, background }),
    );
});
