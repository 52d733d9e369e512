const { Script } = require('node:vm');

/** Scripts of modules by their files. */
const scripts = new Map();

/**
 * Lets a Jest runtime compile each module once for each worker. Jest compiles all modules anew in
 * the context of each test file: React, MUI and what else a screen is made of, with every function
 * that is called.
 */
exports.compileOnce = ({ executor }) => {
  const parameters = executor.injectedModuleParameters.join(', ');
  const compile = executor.compile.bind(executor);
  executor.compile = (source, file) => {
    const context = executor.environment.getVmContext();
    // Jest explains what cannot be compiled, and does what is imported while it runs.
    if (context === null || file === executor.testPath || /\bimport\(/.test(source))
      return compile(source, file);
    let known = scripts.get(file);
    if (known?.source !== source) {
      const start = `(function (${parameters}) {`;
      try {
        known = {
          source,
          script: new Script(`${start}${source}\n})`, {
            filename: file,
            columnOffset: -start.length,
          }),
        };
      } catch {
        return compile(source, file);
      }
      scripts.set(file, known);
    }
    return known.script.runInContext(context);
  };
};
