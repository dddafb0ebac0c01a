import { testDatabase, type TestDatabase } from '@stallbook/testing';
import { itKeepsFiles } from '../testing/file-store.contract.js';
import { GridFsStore } from './grid-fs.store.js';

describe('files in GridFS', () => {
  let database: TestDatabase;
  let store: GridFsStore;

  beforeAll(async () => {
    database = await testDatabase('grid_fs');
    store = new GridFsStore(database.db);
  });
  afterAll(() => database.drop());

  itKeepsFiles(
    () => store,
    async (id) => {
      const files = await database.db.collection('files.files').countDocuments({ filename: id });
      const chunks = await database.db
        .collection<{ files_id: string }>('files.chunks')
        .countDocuments({ files_id: id });
      return files + chunks;
    },
  );
});
