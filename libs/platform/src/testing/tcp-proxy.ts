import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut. */
export async function openProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const forward = (socket: Socket) => {
    const there = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.once('close', () => sockets.delete(one));
    }
  };
  let server: Server;
  const listen = async (port: number): Promise<void> => {
    server = createServer(forward).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server!.address() as AddressInfo;
  const disconnect = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;
  return { url: own.href, disconnect, reconnect: () => listen(port), close: disconnect };
}
