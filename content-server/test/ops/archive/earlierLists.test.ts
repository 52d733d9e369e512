import { readRow } from '../../../src/ops/archive/archiveRows';
import { storedFields } from '../../../src/http/bodies/bodyValidator';
import type { ReadFields } from '../../../src/ops/archive/archiveValues';

const read: ReadFields = (rules, row) =>
  storedFields(rules, row, (reason) => expect(reason).toBeUndefined());

const AT = '2026-11-20T08:00:00.000Z';
const count = (what: string) => JSON.stringify([{ what, done: '9', planned: '12' }]);

test('lists in an archive from before 2027 are stored as JSON, also the English of a translation', () => {
  const translation = {
    list: 'projects',
    item: 'p',
    language: 'ny',
    field: 'progress',
    updatedAt: AT,
  };
  const texts = { text: 'zitsime | 9 | 12', source: 'wells | 9 | 12' };
  expect(readRow('translations', { ...translation, ...texts }, read)).toMatchObject({
    text: count('zitsime'),
    source: count('wells'),
    plainText: 'zitsime · 9 · 12',
  });
  const fields = JSON.stringify({ progress: 'wells | 9 | 12' });
  const change = {
    _id: '01930000-0000-7000-8000-000000000001',
    list: 'projects',
    item: 'p',
    title: 'Wells',
    at: AT,
  };
  const created = { ...change, action: 'changed', administrator: '', by: '', fields };
  expect(readRow('changes', created, read).fields).toBe(
    JSON.stringify({ progress: count('wells') }),
  );
  expect(
    readRow('giving', { _id: 'giving', updatedAt: AT, ways: 'TNM | 0888 000 000' }, read).ways,
  ).toBe('[{"name":"TNM","number":"0888 000 000","accountName":"","steps":[]}]');
});
