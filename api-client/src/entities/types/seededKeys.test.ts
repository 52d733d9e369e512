import { cardsKey, itemKey, itemWithListsKey, postedFormKey, publicCardsKey } from './seededKeys';

test('the keys of seeded queries stay those of earlier releases', () => {
  expect(itemKey('updates', '1')).toEqual(['updates', 'item', '1']);
  expect(itemWithListsKey('projects', '1')).toEqual(['projects', 'item', '1', 'objects']);
  expect(cardsKey('documents', { limit: 100 })).toEqual(['documents', 'cards', { limit: 100 }]);
  expect(publicCardsKey('documents', {})).toEqual(['documents', 'public cards', {}]);
  expect(postedFormKey('contact')).toEqual(['form', 'contact']);
});
