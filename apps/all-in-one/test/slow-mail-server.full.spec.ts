import { openPost } from './testing/post-office.js';

describe('a slow mail server', () => {
  let office: Awaited<ReturnType<typeof openPost>>;
  beforeAll(async () => (office = await openPost()));
  afterAll(() => office?.close());

  it('gets an email once, though it takes a while to accept it', async () => {
    office.sink.faults.keepAfterMs = 40_000;
    const { id, to } = await office.post();
    const { attempts } = await office.settled(id, 'sent');
    expect(office.sink.received.filter((mail) => mail.to === to)).toHaveLength(1);
    expect(attempts).toHaveLength(1);
  });
});
