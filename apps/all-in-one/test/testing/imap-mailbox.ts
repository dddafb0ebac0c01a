import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import hoodiecrow from 'hoodiecrow-imap';

const USER = 'returned@stallbook.example';
const PASSWORD = 'open sesame';

/** A mailbox of a real IMAP server. */
export async function openImapMailbox() {
  const server = hoodiecrow({ storage: { INBOX: { messages: [] } }, users: { [USER]: { password: PASSWORD } } });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const inbox = () => server.getMailbox('INBOX').messages;
  return {
    address: USER,
    url: `imap://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/INBOX`,
    receive: (message: Buffer) => server.appendMessage('INBOX', [], false, message.toString('binary')),
    unread: () => inbox().filter(({ flags }) => !flags.includes('\\Seen')).length,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
