import { array, boolean, lazy, number, object, string } from 'yup';
import { SCREENSHOT_MAX } from '@charity-site/registry/store';

/** Maximum length of the reason of a change, in characters. */
export const REASON_MAX = 200;

const text = (max: number) => string().strict().max(max);
const shaped = (max: number, shape: RegExp, what: string) =>
  text(max).matches(shape, { message: `This is no ${what}.`, excludeEmptyString: true });
const version = () => shaped(100, /^\d+\.\d+\.\d[\w.-]*$/, 'version');
const path = () => shaped(200, /^\/[\w./-]*$/, 'path');

const budget = number().strict().integer().min(0).optional();

/** Further CSP sources by kind. The compatibility check validates kinds and sources. */
const sources = lazy((value: unknown) => {
  const kinds = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const list = array().of(text(300).required()).max(100).required();
  return object(
    Object.fromEntries(
      kinds.filter((kind) => /^[a-z-]{1,40}$/.test(kind)).map((kind) => [kind, list]),
    ),
  )
    .default(undefined)
    .optional();
});

/**
 * The sender's description of a build: the declaration in the remote's package.json, and the
 * version that the sender computed.
 */
export const aboutBuild = object({
  version: version().required(),
  declared: object({
    version: version().required(),
    contract: text(50).required(),
    prefixes: array().of(path().required()).min(1).max(20).required(),
    smokePath: path().required(),
    pages: array().of(path().required()).max(200).optional(),
    sources,
    strict: object({ script: budget, style: budget, time: budget }).default(undefined).optional(),
  }).required(),
});

/** The same for the shell, whose build contains its declaration. */
export const aboutShell = object({ version: version().required() });

/** Body of a grant; see GrantRequest. */
export const granting = object({ prefix: path().required() });

/** Body of a request to activate a version; see ActivateRequest. */
export const activation = object({
  action: string()
    .oneOf(['release', 'rollback', 'canary', 'promote', 'end-canary'] as const)
    .required(),
  to: version().optional(),
  share: number().positive().lessThan(100).optional(),
  replaces: version().nullable().optional(),
  reason: text(REASON_MAX).optional(),
});

/** Body of a request to show a version to single browsers before it is live. */
export const storedVersion = object({ version: version().required() });

/** Body of a switch; see SwitchRequest. */
export const switching = object({
  contribution: text(300).min(1).optional(),
  on: boolean().strict().required(),
});

/** A check result; see CheckResult. */
export const checkResultRules = object({
  /** The remote that was checked in a shell candidate. */
  remote: shaped(50, /^[a-z][a-z0-9-]*$/, 'name of a remote').optional(),
  version: version().required(),
  shell: shaped(100, /^\w[\w.+-]*$/, 'version').required(),
  objections: array().of(text(1000).required()).max(100).required(),
  smoke: object({
    outcome: string()
      .oneOf(['passed', 'failed', 'left out'] as const)
      .required(),
    note: text(1000).optional(),
    pages: array().of(text(500).required()).max(500).optional(),
    took: number().integer().min(0).optional(),
    failedPage: object({
      path: text(500).required(),
      width: number().integer().min(1).max(10_000).required(),
      console: array().of(text(400).required()).max(20).required(),
    })
      .default(undefined)
      .optional(),
  }).required(),
  /** A JPEG of the failed page, in base64. */
  screenshot: shaped(
    Math.ceil(SCREENSHOT_MAX / 3) * 4,
    /^[A-Za-z0-9+/]+={0,2}$/,
    'base64',
  ).optional(),
});

export const pruning = object({ keep: number().integer().min(0).max(9999).optional() });
