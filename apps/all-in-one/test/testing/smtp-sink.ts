import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface ReceivedMail {
  to: string;
  raw: string;
}

/** A mail server that keeps what it receives. It refuses addresses that begin with `refused`. */
export async function openSmtpSink() {
  const received: ReceivedMail[] = [];
  const faults = { refuseNext: 0, keepAfterMs: 0 };

  const converse = (socket: Socket) => {
    let buffer = '';
    let recipient = '';
    let inData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const recipientIs = (address: string): string => {
      recipient = address;
      if (address.startsWith('refused')) return '550 no such mailbox';
      if (faults.refuseNext === 0) return '250 ok';
      faults.refuseNext -= 1;
      return '451 try again later';
    };
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      inData = verb === 'DATA';
      if (verb === 'RCPT') say(recipientIs(/<(.*?)>/.exec(line)?.[1] ?? ''));
      else if (verb === 'DATA') say('354 go on');
      else say(verb === 'QUIT' ? '221 bye' : '250 ok');
      if (verb === 'QUIT') socket.end();
    };
    say('220 sink');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = inData ? '\r\n.\r\n' : '\r\n';
        const at = buffer.indexOf(end);
        if (at < 0) return;
        const part = buffer.slice(0, at);
        buffer = buffer.slice(at + end.length);
        if (inData) {
          inData = false;
          received.push({ to: recipient, raw: part });
          setTimeout(() => say('250 kept'), faults.keepAfterMs);
        } else command(part);
      }
    });
  };

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    faults,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
