// Empty entry file, because the bundler requires one. Module federation exposes the remote's
// modules (rsbuild.config.ts).
export {};
