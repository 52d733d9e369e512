import sharp, { type Colour } from 'sharp';
import { pictureStore } from '../src/media/pictures/store';
import type { TestServer } from './index';

/** A picture of one colour. */
export const canvas = (width: number, height: number, background: Colour = '#0f4c5c') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture that compresses badly. */
export const noise = (width: number, height: number, sigma = 60) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

interface Upload {
  name?: string;
  type?: string;
  field?: string;
  /** The administrator's by default; null for an anonymous call. */
  token?: string | null;
  path?: string;
}

/** Uploads a file, as a picture unless the path says otherwise. */
export const uploadTo = async (
  server: Pick<TestServer, 'url' | 'token'>,
  bytes: Buffer,
  {
    name = 'picture.jpg',
    type,
    field = 'image',
    token = server.token,
    path = '/upload/image',
  }: Upload = {},
) => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/**
 * Stores an image like an earlier version, without variants.
 * @returns its URL without the extension
 */
export const storedStem = async (
  { files }: Pick<TestServer, 'files'>,
  bytes: Buffer,
): Promise<string> => (await pictureStore(files).store(bytes)).url.replace(/\.\w+$/, '');

/** A file of the server, with its bytes. */
export const fileAt = async (server: TestServer, path: string) => {
  const response = await fetch(server.url + path);
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status,
    headers,
    bytes,
    type: headers.get('content-type'),
    caching: headers.get('cache-control'),
  };
};
