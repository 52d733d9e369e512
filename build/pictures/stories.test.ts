import { byShare, isWanted, paired, type Story } from './stories';

const story = (title: string, name = 'Default'): Story => ({ id: `${title}--${name}`.toLowerCase(), title, name });

test('tells apart what is in both libraries, and what in one only', () => {
  const [field, pager, glyph] = [story('Forms/Field'), story('Lists/Pager'), story('Media/Glyph')];
  expect(paired([field, pager], [glyph, pager])).toEqual({ kept: [pager], added: [glyph], removed: [field] });
  expect(paired([], [glyph])).toEqual({ kept: [], added: [glyph], removed: [] });
});

test('puts what changed most first, and equals in the order of their titles', () => {
  const looked = [
    { story: story('Lists/Pager'), share: 0.1 },
    { story: story('Forms/Field', 'Wrong'), share: 0.1 },
    { story: story('Forms/Field', 'Empty'), share: 0.1 },
    { story: story('Media/Glyph'), share: 0.75 },
  ];
  expect(byShare(looked).map(({ story: { id } }) => id)).toEqual([
    'media/glyph--default',
    'forms/field--empty',
    'forms/field--wrong',
    'lists/pager--default',
  ]);
});

test('takes the stories that somebody names, or all', () => {
  const field = story('Forms/Field', 'Wrong');
  expect([[], ['field'], ['WRONG'], ['pager', 'forms/']].map((words) => isWanted(field, words))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isWanted(field, ['pager'])).toBe(false);
});
