// Entry file for `npm run dev` without the shell. The dynamic import lets module federation
// initialize shared modules first.
void import('./aloneBootstrap');
