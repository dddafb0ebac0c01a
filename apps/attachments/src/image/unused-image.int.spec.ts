import { messageImagesSent, requestImageUpload } from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { Uploads } from '../file/uploads.js';
import { vendor } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { jpeg } from '../testing/images.js';

describe('an image that nothing shows for a week', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  const upload = async (ownerId: string, actor: Actor) => {
    const { ticket } = await harness.call(requestImageUpload, { kind: 'message-image', ownerId }, actor);
    const { body } = await harness.send(ticket, await jpeg());
    if (!body.image) throw new Error(`not stored: ${body.error.message}`);
    return body.image;
  };
  const filesOf = (imageId: string) =>
    harness.db
      .collection('files.files')
      .find({ filename: { $regex: `^${imageId}-` } })
      .toArray();

  it('stays if a message shows it while the cleaner deletes another one', async () => {
    const [threadId, vera, uploads] = [newId(), vendor(), harness.app.get(Uploads)];
    const { id: unused } = await upload(threadId, vera);
    await harness.clock.advance(1);
    const { id: sent } = await upload(threadId, vera);
    await harness.clock.advance(7 * 24 * 60 * 60_000 + 1);
    const store = harness.app.get<FileStore>(FILE_STORE);
    const remove = store.delete.bind(store);
    let goOn = (): void => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const slow = jest.spyOn(store, 'delete').mockImplementation(async (id) => {
      if (id.startsWith(unused)) await waiting;
      return remove(id);
    });
    const sweep = uploads.deleteOrphans();
    await eventually(() => expect(slow).toHaveBeenCalled());
    const message = { messageId: newId(), threadId, senderId: vera.id, viewerIds: [vera.id] };
    await harness.publish(messageImagesSent, { ...message, imageIds: [sent] });
    const used = () => harness.db.collection('images').countDocuments({ _id: sent as never, used: true });
    await eventually(async () => expect(await used()).toBe(1));
    goOn();
    await sweep;
    slow.mockRestore();
    expect(await filesOf(unused)).toEqual([]);
    expect(await filesOf(sent)).not.toEqual([]);
    expect(await used()).toBe(1);
  });
});
