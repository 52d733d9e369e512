import { packageOf, WORKSPACES } from '../parts/workspaces.cjs';

test("no workspace can be confused with a stranger's package, or published as source", () => {
  const seen = WORKSPACES.map((folder) => {
    const { name, private: isPrivate } = packageOf(folder);
    return [folder, name, isPrivate];
  });
  expect(seen).toEqual(WORKSPACES.map((folder) => [folder, `@charity-site/${folder}`, true]));
});

test('workspaces depend on each other by their scoped names only', () => {
  const foreign = WORKSPACES.flatMap((folder) => {
    const { dependencies = {}, devDependencies = {} } = packageOf(folder);
    return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      WORKSPACES.includes(name),
    );
  });
  expect(foreign).toEqual([]);
});
