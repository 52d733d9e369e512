import { specsOf } from './specsOf';

const specs = [
  { file: 'e2e/journeys/visitor/cases.spec.ts', text: "await page.goto('/case-studies?page=2');" },
  {
    file: 'e2e/journeys/visitor/donate.spec.ts',
    text: "import { copied } from '../product/copied';\nawait page.goto('/donate');",
  },
  { file: 'e2e/journeys/visitor/menus.spec.ts', text: "await page.goto('/about');" },
];

test.each([
  [
    'a page',
    ['public-site/src/pages/caseStudies/CaseStudiesPage.tsx'],
    ['e2e/journeys/visitor/cases.spec.ts'],
  ],
  [
    'a part of a page',
    ['public-site/src/pages/donate/slip/Slip.tsx'],
    ['e2e/journeys/visitor/donate.spec.ts'],
  ],
  [
    'a helper of specs',
    ['e2e/fixtures/product/copied.ts'],
    ['e2e/journeys/visitor/donate.spec.ts'],
  ],
  ['a spec', ['e2e/journeys/visitor/menus.spec.ts'], ['e2e/journeys/visitor/menus.spec.ts']],
  ['another file', ['README.md', 'ui-kit/src/donate/x.ts'], []],
])('a change of %s names the specs that it touches', (_what, changed, expected) => {
  expect(specsOf(changed, specs)).toEqual(expected);
});
