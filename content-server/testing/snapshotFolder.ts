import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureStore } from '../src/media/pictures/store';
import { demoWriter } from '../src/ops/demo/writer';
import { folderWith } from './folders';
import { canvas } from './pictureCalls';
import { sharedSite } from './sharedSite';
import { folderStore } from '../src/media/files/fileStore';

/** A site and a folder of snapshots, which is emptied before each test. */
export const snapshotFolder = () => {
  const shared = sharedSite();
  let folder: string;
  beforeEach(async () => {
    folder = await folderWith({});
  });

  const uploads = () => join(shared.folder, 'uploads');
  const partnerNames = () =>
    shared.inDatabase(async (database) => {
      const rows = await database.selectFrom('partners').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    });
  const addPartner = (name: string, logo: string) =>
    shared.inDatabase((database) =>
      demoWriter(database).add('partners', { name, logo, order: 1 }, new Date()),
    );

  /**
   * A site with an administrator, a picture, and a partner that shows it.
   * @returns the picture's file
   */
  const site = async () => {
    await shared.addAdministrator();
    const { url } = await pictureStore(folderStore(shared.folder)).store(
      await canvas(64, 40).png().toBuffer(),
    );
    await addPartner('First', url);
    return url.slice('/uploads/'.length);
  };

  const databases = async () =>
    (await readdir(folder)).filter((file) => /\.(sqlite|rows)$/.test(file)).sort();

  return { shared, folder: () => folder, uploads, partnerNames, addPartner, site, databases };
};
