import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { prepareProduct } from './product.cjs';

/**
 * Node, where tests share their clock and environment variables with the product outside of the
 * sandbox (node-runtime.cjs). Each test file has a temporary folder, which is removed afterwards.
 */
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
    this.folder = await mkdtemp(join(tmpdir(), 'test-'));
    // PostgreSQL may run as another user.
    await chmod(this.folder, 0o711);
    process.env.TMPDIR = this.folder;
    await prepareProduct(this.project);
  }

  async teardown() {
    for (const name of Object.keys(process.env))
      if (!(name in this.variables)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, this.variables);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 3 });
    await super.teardown();
  }
}
