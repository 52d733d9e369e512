/** A line without irrelevant details: names of destructured props and the text of strings. */
const withoutDetails = (line: string): string =>
  line.replace(/\(\{[^}]*\}: /, '(props: ').replace(/^(const \w+: )"[^"]*";$/, '$1string;');

/** The lines of each exported name in a report. */
const exportsIn = (report: string): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  let door = '';
  let lines: string[] = [];
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) door = line;
    const name = /^(?:const|type|interface) (\w+)/.exec(line)?.[1];
    if (name) found.set(`${door} ${name}`, (lines = []));
    if (/^(const|type|interface|}| {2})/.test(line)) lines.push(withoutDetails(line));
  }
  return found;
};

/** A union of string literals, such as `"deep" | "plain"`. */
const TEXTS = /"[^"]*"(?: \| "[^"]*")+/g;

const textsIn = (line: string): string[][] =>
  (line.match(TEXTS) ?? []).map((union) => union.split(' | '));

/**
 * True if a line is unchanged, except for new members in a union of strings: a prop accepts more.
 */
const accepts = (before: string, now: string): boolean => {
  if (before.replace(TEXTS, '') !== now.replace(TEXTS, '')) return false;
  const unions = textsIn(now);
  return textsIn(before).every((texts, index) =>
    texts.every((text) => unions[index]?.includes(text)),
  );
};

/**
 * The breaking changes between two reports: a removed name, a changed type, a property that became
 * required. New names, optional properties and more values of a prop are not breaking.
 */
export const breakingChanges = (before: string, after: string): string[] => {
  const now = exportsIn(after);
  return [...exportsIn(before)].flatMap(([name, was]) => {
    const is = now.get(name);
    if (!is) return [`${name} is gone`];
    const gone = was.filter((line) => !is.some((now) => accepts(line, now)));
    const required = is.filter(
      (line) => !was.some((before) => accepts(before, line)) && !/^ {2}\w+\?:/.test(line),
    );
    return [
      ...gone.map((line) => `${name}: - ${line.trim()}`),
      ...required.map((line) => `${name}: + ${line.trim()}`),
    ];
  });
};

const numbers = (version: string) => version.split('.').map(Number);

/**
 * True if a version may contain breaking changes: a new major version, or before 1.0.0 a new minor
 * version.
 */
export const mayBreak = (from: string, to: string): boolean => {
  const [major = 0, minor = 0] = numbers(from);
  const [toMajor = 0, toMinor = 0] = numbers(to);
  return toMajor > major || (major === 0 && toMajor === 0 && toMinor > minor);
};

/** The version a report was written for. */
export const versionOf = (report: string): string =>
  /^Version (\S+)\.$/m.exec(report)?.[1] ?? '0.0.0';
