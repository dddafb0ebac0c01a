// A mail server that keeps the last email of each address: GET /<address> returns it.
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';

const { SMTP_PORT = '0' } = process.env;
const mails = new Map<string, string>();

const smtp = createServer((socket) => {
  let rest = '';
  let recipient = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.setEncoding('utf8').setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    rest += text;
    for (;;) {
      const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const taken = rest.slice(0, end);
      rest = rest.slice(end + (inData ? 5 : 2));
      if (inData) {
        mails.set(recipient, taken);
        inData = false;
        say('250 kept');
      } else take(taken);
    }
  });

  function take(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? '';
    inData = verb === 'DATA';
    if (verb === 'DATA') say('354 go on');
    else if (verb === 'EHLO') socket.write('250-bench\r\n250 PIPELINING\r\n');
    else if (verb === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  }
  say('220 bench');
});
smtp.listen(Number(SMTP_PORT), '127.0.0.1');

const web = createHttpServer((request, reply) => {
  const mail = mails.get(decodeURIComponent((request.url ?? '/').slice(1)));
  reply.writeHead(mail ? 200 : 404).end(mail ?? '');
});
web.listen(0, '127.0.0.1', () => {
  const { port } = web.address() as { port: number };
  console.log(JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` }));
});
process.once('SIGTERM', () => process.exit(0));
