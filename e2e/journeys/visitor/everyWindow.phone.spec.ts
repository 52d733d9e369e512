import { test } from '../../fixtures/test';
import { expectFitInEveryWindow } from './everyWindow';
import { SOME_SCREENS } from './screens';

for (const screen of SOME_SCREENS) {
  test(`${screen.name} fits tablets, landscape, paper and large text`, ({ page, site }) =>
    expectFitInEveryWindow(page, site, screen));
}
