// Entry file for `npm run dev -w <remote>` without the shell. The dynamic import lets module
// federation initialize shared modules first.
void import('./aloneBootstrap');
