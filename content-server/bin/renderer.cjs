/*
 * A renderer process: renders the pages of one remote in one shell (docs/decisions/0021). The
 * server sends the code of both, checked against its hashes. A deploy token is enough to release
 * that code, so this process has no secrets: an empty environment, no files, no child processes,
 * and only the globals that rendering needs. Plain JavaScript, because it is not compiled.
 */
'use strict';
const { compileFunction } = require('node:vm');

const send = process.send.bind(process);
const receive = process.on.bind(process, 'message');
const memory = process.memoryUsage.rss.bind(process.memoryUsage);

// Node loads these on first use, which is no longer possible later.
void [Request, Response, Headers, FormData];

/** Globals that reach the network or other threads. */
const WITHHELD = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'navigator'];
for (const name of WITHHELD) Reflect.deleteProperty(globalThis, name);
Object.defineProperty(globalThis, 'process', { value: Object.freeze({ env: Object.freeze({}) }) });
Object.defineProperty(globalThis, 'console', {
  value: Object.freeze(
    Object.fromEntries(['log', 'info', 'warn', 'error', 'debug'].map((name) => [name, () => {}])),
  ),
});

/** Evaluates a CommonJS file that may only require the given modules. */
const evaluate = (code, filename, modules) => {
  const module = { exports: {} };
  const resolve = (request) => {
    if (Object.hasOwn(modules, request)) return modules[request];
    throw new Error(`${filename} requires ${request}, which the shell does not share.`);
  };
  compileFunction(code, ['module', 'exports', 'require'], { filename })(
    module,
    module.exports,
    resolve,
  );
  return module.exports;
};

const later = setImmediate;
const waiting = new Map();
let calls = 0;
let pendingCalls = [];

const sendCalls = () => {
  send({ kind: 'calls', calls: pendingCalls });
  pendingCalls = [];
};

/**
 * Calls the API through the server, as an anonymous visitor. A page makes most of its calls at
 * once, so they are sent as one message.
 */
const callApi = (method, address) =>
  new Promise((resolve) => {
    calls += 1;
    waiting.set(calls, resolve);
    if (pendingCalls.length === 0) later(sendCalls);
    pendingCalls.push({ call: calls, method, address });
  });

/**
 * The error with its stack; the first line is its message. The stack of a syntax error begins with
 * the code.
 */
const explain = (error) => {
  const [said, stack = ''] = [String(error), error instanceof Error ? error.stack : ''];
  return (stack.startsWith(said) ? stack : `${said}\n${stack}`).slice(0, 2000);
};

/** Runs the requested work and sends its result. */
const reply = async (work) => {
  try {
    send({ kind: 'done', result: await work(), memory: memory() });
  } catch (error) {
    send({ kind: 'failed', error: explain(error) });
  }
};

let render;

const load = ({ shell, routes, remote, assets }) => {
  const { createRenderer, sharedModules } = evaluate(shell, 'shell.cjs', {});
  const built = evaluate(routes.replaceAll('/%ASSETS%/', assets), 'routes.cjs', sharedModules);
  render = createRenderer(remote, built.default, callApi);
};

receive((message) => {
  if (message.kind === 'load') void reply(async () => load(message));
  if (message.kind === 'render') void reply(() => render(message.request));
  if (message.kind !== 'answers') return;
  for (const { call, status, body } of message.answers) {
    waiting.get(call)?.({ status, body });
    waiting.delete(call);
  }
});
