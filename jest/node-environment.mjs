import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { prepareProduct } from './product.cjs';

/** Node, where tests and the product outside of the sandbox (node-runtime.cjs) have one clock and the same variables. */
export default class NodeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.project = config.projectConfig;
    Object.assign(this.global, { Date, Error });
    this.fakeTimersModern = new ModernFakeTimers({ config: this.project, global: globalThis });
    this.variables = { ...process.env };
    this.global.process.env = process.env;
  }

  async setup() {
    await super.setup();
    await prepareProduct(this.project);
  }

  async teardown() {
    for (const name of Object.keys(process.env))
      if (!(name in this.variables)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.variables);
    await super.teardown();
  }
}
