// The released remote has no page of its own: what it offers is exposed by module federation (rsbuild.config.ts). The
// bundler wants an entry all the same.
export {};
