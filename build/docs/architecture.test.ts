import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';

const page = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');

// That the links lead to files with these names is checked by references.ts.
test.each([
  "Where is an update's date checked?",
  'Who may delete a comment?',
  "What happens when a remote's file is missing?",
])('the architecture answers "%s" with a path through the code', (question) => {
  const [answer] = page.split(`**${question}**`)[1]?.split('\n\n') ?? [];
  expect(answer?.match(/\[`\w+`\]\(\.\.\/[\w./-]+\.tsx?\)/g)?.length).toBeGreaterThanOrEqual(2);
});
