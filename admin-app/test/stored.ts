import type { PartnerDraft } from '@charity-site/api-client/entities';
import { call } from '../../jest/serverCall';

/** Creates partners with these names, in this order. */
export const storePartners = async (...names: string[]) => {
  const stored: (PartnerDraft & { _id: string; updatedAt: string })[] = [];
  for (const [order, name] of names.entries()) {
    stored.push(
      await call('POST', '/content/partners', { name, logo: '/uploads/logo.png', order }),
    );
  }
  return stored;
};

/** The names of all partners, in the server's order. */
export const partnerNames = async (): Promise<string[]> =>
  (
    await call<{ partners: { name: string }[] }>('GET', '/content/partners?limit=9999')
  ).partners.map(({ name }) => name);

/** The titles of the items in the trash. */
export const titlesInTrash = async (): Promise<string[]> =>
  (await call<{ items: { title: string }[] }>('GET', '/trash')).items.map(({ title }) => title);

interface StoredPicture {
  name: string;
  alt: string;
  focus: string;
  uses: object[];
}

/** The pictures of the library. */
export const storedPictures = async (): Promise<StoredPicture[]> =>
  (await call<{ pictures: StoredPicture[] }>('GET', '/pictures')).pictures;

const PIXEL = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);

/** A valid picture of one pixel. */
export const onePixel = (name = 'logo.png') => new File([PIXEL], name, { type: 'image/png' });

/**
 * Uploads a picture of one pixel. The name is appended to its bytes, so that each name is another
 * picture.
 */
export const storedPicture = async (name: string): Promise<{ url: string; file: string }> => {
  const encoder = new TextEncoder();
  const part = `--part\r\ncontent-disposition: form-data; name="image"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  const pieces = [
    encoder.encode(part),
    PIXEL,
    encoder.encode(name),
    encoder.encode('\r\n--part--\r\n'),
  ];
  const answer = await fetch(`${contentServer.url}/api/upload/image`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${contentServer.token}`,
      'content-type': 'multipart/form-data; boundary=part',
    },
    body: Uint8Array.from(pieces.flatMap((piece) => Array.from(piece))),
  });
  const { url } = (await answer.json()) as { url: string };
  return { url, file: url.slice('/uploads/'.length) };
};
