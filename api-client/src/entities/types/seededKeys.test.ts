import { cardsKey, itemKey, itemWithListsKey, postedFormKey } from './seededKeys';

test('The keys that the server fills are those that earlier releases read', () => {
  expect(itemKey('updates', '1')).toEqual(['updates', 'item', '1']);
  expect(itemWithListsKey('projects', '1')).toEqual(['projects', 'item', '1', 'objects']);
  expect(cardsKey('documents', { limit: 100 })).toEqual(['documents', 'cards', { limit: 100 }]);
  expect(postedFormKey('contact')).toEqual(['form', 'contact']);
});
