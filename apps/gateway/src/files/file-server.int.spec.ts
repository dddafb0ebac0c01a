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

  it('is interrupted when the gateway has to stop before it ends', async () => {
    let received = () => {};
    const begun = new Promise<void>((resolve) => (received = resolve));
    const server = createServer((request) => request.once('data', received));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const files = new FileServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const body = new PassThrough();
    body.write('a part');
    const sent = expect(files.send('ticket', body, new AbortController().signal)).rejects.toMatchObject({
      code: 'UPLOAD_INTERRUPTED',
    });
    await begun;
    files.interrupt();
    await sent;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a download from the attachments service', () => {
  it('is no unexpected failure when its client leaves before the answer', async () => {
    let asked = () => {};
    const begun = new Promise<void>((resolve) => (asked = resolve));
    const server = createServer(() => asked());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const files = new FileServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const client = new AbortController();
    const opened = expect(files.open('token', client.signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await begun;
    client.abort();
    await opened;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
