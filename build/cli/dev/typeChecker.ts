import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ROOT } from '../../parts/parts';
import type { TypeCheckError } from './typeErrors';

// Runs in its own process, because a check takes seconds and the development server must keep
// serving. After every check it sends its parent all errors in the parts' sources. `npm run check`
// checks tests, stories and tools.

const found: TypeCheckError[] = [];

const note = ({ file, start = 0, messageText, code }: ts.Diagnostic) => {
  const position = file && ts.getLineAndCharacterOfPosition(file, start);
  found.push({
    file: file && path.relative(ROOT, file.fileName),
    line: position && position.line + 1,
    column: position && position.character + 1,
    text: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  });
};

const host = ts.createWatchCompilerHost(
  fileURLToPath(new URL('tsconfig.json', import.meta.url)),
  {},
  ts.sys,
  ts.createSemanticDiagnosticsBuilderProgram,
  note,
  (_status, _newLine, _options, errorCount) => {
    // Defined only at the end of a check.
    if (errorCount !== undefined) process.send?.(found.splice(0));
  },
);
ts.createWatchProgram(host);

process.on('disconnect', () => process.exit());
