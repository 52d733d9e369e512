import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Prompts on the terminal without echoing the input. */
export const askSecretly = async (input: Readable, question: string): Promise<string> => {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
};

/** Reads piped input without the trailing newline. */
export const pipedText = async (input: Readable): Promise<string> =>
  (await text(input)).replace(/\r?\n$/, '');
