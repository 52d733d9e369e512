import { ACTIONS, can } from './roles';

test('an administrator may do everything, an editor may edit content and the own account', () => {
  expect(ACTIONS.filter((action) => can('administrator', action))).toEqual(ACTIONS);
  expect(ACTIONS.filter((action) => can('editor', action))).toEqual(['useAccount', 'editContent']);
});

test.each([undefined, '', 'owner', 'Administrator'])('the role %p may do nothing', (role) => {
  expect(ACTIONS.filter((action) => can(role, action))).toEqual([]);
});
