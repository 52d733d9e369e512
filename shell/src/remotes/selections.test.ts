// Importing values that the shell does not share is a type error (`paths` in tsconfig.paths.json).
// @ts-expect-error -- Not shared.
import { createStaticHandler } from 'react-router-dom';
// @ts-expect-error -- As above.
import { useSuspenseQuery } from '@tanstack/react-query';
import * as sharedQuery from '../../../build/bundle/shared/reactQuery';
import * as sharedRouter from '../../../build/bundle/shared/reactRouterDom';

test('remotes can import only the selected exports of shared packages', () => {
  const unshared = [
    // @ts-expect-error -- As above.
    createStaticHandler,
    // @ts-expect-error -- As above.
    useSuspenseQuery,
  ];
  expect(unshared).toEqual([expect.any(Function), expect.any(Function)]);
  expect(sharedRouter).not.toHaveProperty('createStaticHandler');
  expect(sharedQuery).not.toHaveProperty('useSuspenseQuery');
});
