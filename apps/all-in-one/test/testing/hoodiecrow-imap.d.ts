/** The package has no types. */
declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net';

  interface ImapServer {
    server: Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
    appendMessage(folder: string, flags: readonly string[], date: false, message: string): void;
    getMailbox(folder: string): { messages: readonly { flags: readonly string[] }[] };
  }
  interface ImapOptions {
    storage: Record<string, { messages: unknown[] }>;
    users: Record<string, { password: string }>;
  }
  export default function hoodiecrow(options: ImapOptions): ImapServer;
}
