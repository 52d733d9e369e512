/** The package itself under a name module federation does not watch; an alias of the shell's build (build/rsbuild.ts). */
declare module 'react-query-unshared' {
  export * from '@tanstack/react-query';
}
