import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { FileServer } from './file-server.js';

describe('an upload to the attachments service', () => {
  it('is unavailable, not interrupted, when the service ends while it receives', async () => {
    const server = createServer((request) => request.once('data', () => request.socket.destroy()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const files = new FileServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const body = new PassThrough();
    body.write('a part');
    const sent = files.send('ticket', body, new AbortController().signal);
    await expect(sent).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await new Promise((resolve) => server.close(resolve));
  });
});
