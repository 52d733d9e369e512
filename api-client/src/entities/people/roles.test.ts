import { ACTIONS, can } from './roles';

test('an administrator may do everything, an editor edits content, and a writer writes drafts', () => {
  expect(ACTIONS.filter((action) => can('administrator', action))).toEqual(ACTIONS);
  const own = ['useAccount', 'writeContent'];
  expect(ACTIONS.filter((action) => can('editor', action))).toEqual([...own, 'editContent']);
  expect(ACTIONS.filter((action) => can('writer', action))).toEqual(own);
});

test.each([undefined, '', 'owner', 'Administrator'])('the role %p may do nothing', (role) => {
  expect(ACTIONS.filter((action) => can(role, action))).toEqual([]);
});
