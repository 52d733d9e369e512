// The remote by itself, for its own team: `npm run dev -w <remote>`. The boundary lets module federation settle first.
void import('./aloneBootstrap');
