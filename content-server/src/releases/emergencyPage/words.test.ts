import type { SitePart } from '@charity-site/api-client/entities';
import { checkText, stateOf } from './words';

const PAGES = ['/', '/news'];

test.each<[verified: boolean, pages: string[] | undefined, state: string, text: string]>([
  [
    false,
    undefined,
    'No problems known',
    'Fits the site. Its team reports that it opened in a browser; the site has not verified this.',
  ],
  [true, undefined, 'Checked and working', 'Fits the site, and opened in a browser.'],
  [true, PAGES, 'Checked and working', 'Fits the site. Checked: 2 pages on phone and desktop.'],
  [
    false,
    PAGES,
    'No problems known',
    'Fits the site. Checked by its team: 2 pages on phone and desktop; the site has not verified this.',
  ],
])(
  'a check that is verified: %s, with the pages %j, reads as such',
  (verified, pages, state, text) => {
    const smoke = { outcome: 'passed' as const, pages };
    const part: SitePart = {
      name: 'public-site',
      version: '1.0.0-a',
      releasedAt: '',
      since: '',
      verdict: { objections: [], smoke, verified },
    };
    expect([stateOf(part).text, checkText(part)]).toEqual([state, text]);
  },
);
