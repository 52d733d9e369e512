import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderStore } from '../../../src/media/files/fileStore';
import { freeMemory } from '../../../src/media/pictures/render';
import { pictureStore } from '../../../src/media/pictures/store';
import { folderWith } from '../../../testing/folders';

const megapixel = () =>
  sharp({ create: { width: 1000, height: 1000, channels: 3, background: 'teal' } });

test.each([
  ['JPEG', 7, 9, () => megapixel().jpeg().toBuffer()],
  ['HEIC', 0.1, 1000, () => readFile(join(__dirname, 'phone.heic'))],
])(
  'a %s that the memory cannot hold is refused before it is decoded',
  async (_kind, little, enough, read) => {
    let megabytes = little;
    const pictures = pictureStore(
      folderStore(await folderWith({})),
      undefined,
      () => megabytes * 1_000_000,
    );
    const bytes = await read();
    await expect(pictures.store(bytes)).rejects.toMatchObject({
      status: 413,
      message:
        'The server has too little memory for a picture of this size. Please make it smaller, then choose it again.',
    });
    megabytes = enough;
    await expect(pictures.store(bytes)).resolves.toMatchObject({ url: expect.any(String) });
  },
);

test('an unknown limit of the memory is none', () => {
  const limit = jest.spyOn(process, 'constrainedMemory').mockReturnValue(0);
  expect(freeMemory()).toBeGreaterThan(0);
  limit.mockRestore();
});
