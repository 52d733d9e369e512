/** One thing that a page of docs/teams tells its reader to do, or what it says that they will see. */
export type Step =
  | { kind: 'run'; commands: string[]; refused: boolean; output?: string }
  | { kind: 'serve'; settings: Record<string, string>; remote: string }
  | { kind: 'stop' }
  | { kind: 'open'; url: string }
  | { kind: 'press'; button: string }
  | { kind: 'read'; text: string };

const BLOCK = /^```(sh|text)( refused)?\n([\s\S]*?)^```$/gm;
const SERVE = /^((?:[A-Z_]+=\S+ )*)npm run dev -w (\S+)$/;
/** What of the text between blocks is a step: an address to open, a button to press, words to read, the server's end. */
const WORDS = /\b[Oo]pen <([^>]+)>|\bpress\s+\*\*([^*]+)\*\*|\*\*([^*]+)\*\*|Stop the server with (Ctrl\+C)/g;

const inWords = (text: string): Step[] =>
  [...text.matchAll(WORDS)].map(([, url, button, read, stop]): Step => {
    if (url) return { kind: 'open', url };
    if (button) return { kind: 'press', button };
    return stop ? { kind: 'stop' } : { kind: 'read', text: read ?? '' };
  });

const inBlock = (code: string, refused: boolean): Step => {
  const commands = code.trim().split('\n');
  const [, settings = '', remote] = SERVE.exec(commands[0] ?? '') ?? [];
  if (!remote) return { kind: 'run', commands, refused };
  const pairs = settings
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string]);
  return { kind: 'serve', settings: Object.fromEntries(pairs), remote };
};

/**
 * The steps of a page, in its order. A `text` block is what the commands before it print, with `…` for whatever stands there;
 * `sh refused` are commands that end in a refusal.
 */
export const stepsOf = (page: string): Step[] => {
  const steps: Step[] = [];
  let at = 0;
  for (const { 0: whole, 1: language, 2: refused, 3: code = '', index } of page.matchAll(BLOCK)) {
    steps.push(...inWords(page.slice(at, index)));
    at = index + whole.length;
    const last = steps.at(-1);
    if (language === 'sh') steps.push(inBlock(code, Boolean(refused)));
    else if (last?.kind === 'run') last.output = code.trim();
    else throw new Error(`No command stands before:\n${code}`);
  }
  return [...steps, ...inWords(page.slice(at))];
};

/** A pattern for printed lines, out of what a page says of them: `…` is a part of a line, or lines where it stands alone. */
export const printed = (said: string): RegExp =>
  new RegExp(
    `^${said
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/^…\n/gm, '(?:[^\\n]*\\n)*?')
      .replace(/\n…$/, '(?:\\n[^\\n]*)*')
      .replaceAll('…', '[^\\n]*?')}$`,
  );
