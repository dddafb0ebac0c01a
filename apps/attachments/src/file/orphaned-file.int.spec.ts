import { newId } from '@stallbook/kernel';
import { openHarness, type Harness } from '../testing/harness.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { Uploads } from './uploads.js';

describe('an orphaned file', () => {
  let harness: Harness;
  let uploads: Uploads;
  let store: FileStore;

  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
    [uploads, store] = [harness.app.get(Uploads), harness.app.get<FileStore>(FILE_STORE)];
  });
  afterAll(() => harness.close());

  it('is deleted although another one cannot be deleted', async () => {
    const [stuck, other] = [newId(), newId()];
    for (const id of [stuck, other]) await uploads.begin(id);
    const remove = store.delete.bind(store);
    const failing = jest
      .spyOn(store, 'delete')
      .mockImplementation((id) => (id === stuck ? Promise.reject(new Error('no')) : remove(id)));
    await harness.clock.advance(61 * 60_000);
    await expect(uploads.deleteOrphans()).rejects.toThrow('1 of 2 failed');
    failing.mockRestore();
    expect(await uploads.deleteOrphans()).toBe(1);
  });

  it('is left to the next round when the service stops', async () => {
    for (const id of [newId(), newId(), newId()]) await uploads.begin(id);
    await harness.clock.advance(61 * 60_000);
    const stopping = new AbortController();
    const remove = store.delete.bind(store);
    const removal = jest.spyOn(store, 'delete').mockImplementation((id) => {
      stopping.abort();
      return remove(id);
    });
    expect(await uploads.deleteOrphans(stopping.signal)).toBe(1);
    removal.mockRestore();
    expect(await uploads.deleteOrphans()).toBe(2);
  });

  it('of a failed upload is left to the cleaner if it cannot be deleted, so that its own failure is reported', async () => {
    const hold = await uploads.begin(newId());
    const removal = jest.spyOn(store, 'delete').mockRejectedValue(new Error('no file store'));
    await expect(uploads.abandon(hold!)).resolves.toBeUndefined();
    removal.mockRestore();
    await harness.clock.advance(61 * 60_000);
    expect(await uploads.deleteOrphans()).toBe(1);
  });
});
