/** One step of a page of docs/teams: an action of the reader, or an expected text. */
export type Step =
  | { kind: 'run'; commands: string[]; refused: boolean; output?: string }
  | { kind: 'serve'; settings: Record<string, string>; remote?: string }
  | { kind: 'stop' }
  | { kind: 'open'; url: string }
  | { kind: 'press'; button: string }
  | { kind: 'read'; text: string };

const BLOCK = /^```(sh|text)( refused)?\n([\s\S]*?)^```$/gm;
const SERVE = /^((?:[A-Z_]+=\S+ )*)npm run dev(?: -w (\S+))?$/;
/**
 * The steps in the text between blocks: a URL to open, a button to press, an expected text,
 * stopping the server.
 */
const WORDS =
  /\b[Oo]pen <([^>]+)>|\bpress\s+\*\*([^*]+)\*\*|\*\*([^*]+)\*\*|Stop the server with (Ctrl\+C)/g;

const inWords = (text: string): Step[] =>
  [...text.matchAll(WORDS)].map(([, url, button, read, stop]): Step => {
    if (url) return { kind: 'open', url };
    if (button) return { kind: 'press', button };
    return stop ? { kind: 'stop' } : { kind: 'read', text: read ?? '' };
  });

const inBlock = (code: string, refused: boolean): Step => {
  const commands = code.trim().split('\n');
  const serving = SERVE.exec(commands[0] ?? '');
  if (!serving) return { kind: 'run', commands, refused };
  const [, settings = '', remote] = serving;
  const pairs = settings
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split('=') as [string, string]);
  return { kind: 'serve', settings: Object.fromEntries(pairs), remote };
};

/**
 * The steps of a page, in order. A `text` block is the output of the commands before it, with `…`
 * for any text. The commands of `sh refused` must exit with an error.
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
    else throw new Error(`No command before:\n${code}`);
  }
  return [...steps, ...inWords(page.slice(at))];
};

/**
 * The pattern of printed lines. `…` matches any part of a line, or any lines if it is alone on its
 * line.
 */
export const printed = (said: string): RegExp =>
  new RegExp(
    `^${said
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/^…\n/gm, '(?:[^\\n]*\\n)*?')
      .replace(/\n…$/, '(?:\\n[^\\n]*)*')
      .replaceAll('…', '[^\\n]*?')}$`,
  );
