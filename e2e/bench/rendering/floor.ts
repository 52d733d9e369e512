import type { Audit, Look } from '../lighthouse';
import { withPlainServer } from './plainServer';

const TEXT = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title><h1>Text</h1>${'<p>A page of text alone.</p>'.repeat(20)}`;

/** Audits a page of text alone: the least that a page can take in the same setting. */
export const auditFloor = (look: Look, setting: Parameters<Look>[1]): Promise<Audit> =>
  withPlainServer(
    (_request, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(TEXT),
    (url) => look(url, setting),
  );
