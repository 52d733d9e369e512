import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveOf, type LivePlace } from '../fixtures/liveRegistry';
import { releaseAgain } from './releasedAgain';
import { hashOf, corrupt } from './releaseFiles';

const GIVE = /children:\(0,[\w$]+\.t\)\("Other ways to give"\)/;
const THROWS = `children:(()=>{throw new TypeError("nothing for 'Grace' to give")})()`;

/**
 * Rejects a promise after the page has failed: before the router starts, the shell does not know
 * the route of an error.
 */
const REJECTS = `;{const timer = setInterval(() => {
  if (!document.body.textContent.includes('Something went wrong on this page')) return;
  clearInterval(timer);
  Promise.reject(new Error('lost promise'));
}, 50);}`;

/** Changes a file of a release, and its hash in all other files. */
const change = async (
  folder: string,
  integrity: Record<string, string>,
  file: string,
  content: string,
) => {
  const [before = '', after] = [integrity[file], hashOf(content)];
  integrity[file] = after;
  await corrupt(folder, file, content);
  for (const other of Object.keys(integrity).filter(
    (name) => name !== file && /\.js(on)?$/.test(name),
  )) {
    const text = await readFile(path.join(folder, other), 'utf8');
    if (text.includes(before))
      await change(folder, integrity, other, text.replaceAll(before, after));
  }
};

/**
 * Releases the public site with a donation page that throws and rejects a promise in browsers.
 * @returns a function that restores the registry
 */
export const releaseThrowing = async (site: LivePlace, version: string): Promise<() => void> => {
  const integrity = { ...liveOf(site, 'public-site').integrity };
  const files = async (folder: string) => {
    for (const file of Object.keys(integrity).filter((name) => /^static\/.*\.js$/.test(name))) {
      const content = await readFile(path.join(folder, file), 'utf8');
      if (GIVE.test(content))
        return change(folder, integrity, file, content.replace(GIVE, () => THROWS) + REJECTS);
    }
    throw new Error('No file has the text of the donation page.');
  };
  return releaseAgain(site, 'public-site', version, { files, says: { integrity } });
};
