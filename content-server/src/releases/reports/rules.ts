import { ERROR_KINDS } from '@charity-site/registry';
import { array, number, object, string, type InferType } from 'yup';

/** Maximum size of a batch in bytes, and maximum number of reports in it. */
export const BATCH_BYTES = 8 * 1024;
const REPORTS_MAX = 20;

const text = (max: number) => string().strict().max(max);
/** Maximum time that a browser may report, in ms. */
const TIME_MAX = 600_000;

/** One event: an error, or a measured value. Earlier shells also send values that are ignored. */
const report = object({
  kind: string()
    .oneOf([...ERROR_KINDS, 'vital'] as const)
    .required(),
  /** Path pattern of the page. */
  route: text(200).optional(),
  /** The error's name, or that of the measured value. */
  name: text(100).optional(),
  message: text(1000).optional(),
  /** The path of a file that did not load, and how long that took, in ms. */
  file: text(300).optional(),
  ms: number().strict().min(0).max(TIME_MAX).optional(),
  /** The measured value. */
  value: number()
    .strict()
    .min(0)
    .max(TIME_MAX)
    .when('kind', { is: 'vital', then: (rule) => rule.required() }),
});

/** A browser's report of one page: its versions and events. */
export const batch = object({
  remote: text(50).required(),
  version: text(100).required(),
  /** The version of the shell in which the remote runs. */
  shell: text(100).optional(),
  reports: array().of(report.required()).min(1).max(REPORTS_MAX).required(),
});

export type Batch = InferType<typeof batch>;
export type Report = InferType<typeof report>;
