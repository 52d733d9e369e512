import { writeFileSync } from 'node:fs';
import { PLAIN_STYLE_FILE, plainStyleModule } from '../plainStyle/plainStyle';

// Writes the style sheets of the pages that the server makes without the shell.

writeFileSync(PLAIN_STYLE_FILE, plainStyleModule());
