import { writeFileSync } from 'node:fs';
import { PLAIN_STYLE_FILE, plainStyleModule } from '../plainStyle/plainStyle';

// Writes the style sheets of the server's static pages.

writeFileSync(PLAIN_STYLE_FILE, plainStyleModule());
