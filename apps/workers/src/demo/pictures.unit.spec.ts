import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addPhoto, applicationImages, requestImageUpload, requestPhotos } from '@stallbook/contracts';
import type { Operation } from '@stallbook/kernel';
import type { StallbookConfig } from '@stallbook/platform';
import type { RpcClient } from '@stallbook/rpc';
import { FileClient } from '../file-client.js';
import { DemoCaller } from './demo-caller.js';
import { Pictures } from './pictures.js';

describe('the photos of the demo season', () => {
  let server: Server;
  afterEach(() => server.close());

  /** A file server that hangs up before its answer and within it, refuses, and then stores. */
  async function fileServer(): Promise<string> {
    let asked = 0;
    server = createServer((request, response) => {
      asked += 1;
      if (asked === 1) return void request.socket.destroy();
      request.resume();
      if (asked === 2) {
        response.writeHead(200, { 'content-length': 100 });
        return void response.write('{"fileId"', () => request.socket.destroy());
      }
      response.statusCode = asked === 3 ? 409 : 200;
      response.end(JSON.stringify({ fileId: 'f1', image: { id: 'application-photo-p1', fileSize: 7 } }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('are sent again until the file server has stored them', async () => {
    const STALLBOOK_FILES_URL = await fileServer();
    const called: string[] = [];
    const call = async ({ name }: Operation<unknown, unknown>) => {
      called.push(name);
      return name === applicationImages.name ? [] : { ticket: 'a-ticket', maxBytes: 1_000_000 };
    };
    const caller = new DemoCaller({ call } as unknown as RpcClient, new AbortController().signal);
    const pictures = new Pictures(caller, new FileClient({ STALLBOOK_FILES_URL } as StallbookConfig));
    await pictures.addTo('a1', caller.as('vendor', 'honey'), 1, new Date());
    expect(called).toEqual([applicationImages, requestPhotos, requestImageUpload, addPhoto].map(({ name }) => name));
  });
});
