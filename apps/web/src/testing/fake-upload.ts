import { act } from '@testing-library/react';

interface Sent {
  path: string;
  fields: Record<string, string>;
  file: File | undefined;
}
interface Reply {
  status?: number;
  body?: unknown;
}

export const NO_ANSWER: Reply = { status: 0 };

/** Replaces the uploads of a test: answers each in turn, or when `hold` lets it. */
export class FakeUploads {
  readonly sent: Sent[] = [];
  /** The idempotency key of each. */
  readonly keys: string[] = [];
  /** How many were stopped on their way. */
  aborted = 0;
  private readonly real = globalThis.XMLHttpRequest;

  constructor(public answer: (sent: Sent) => Reply | Promise<Reply>) {
    const take = (sent: Sent) => {
      this.sent.push(sent);
      return this.answer(sent);
    };
    const noteAbort = () => (this.aborted += 1);
    const noteKey = (key: string) => this.keys.push(key);
    globalThis.XMLHttpRequest = class {
      upload: { onprogress?: (event: { loaded: number }) => void } = {};
      onload?: () => void;
      onerror?: () => void;
      onabort?: () => void;
      status = 0;
      response: unknown = null;
      responseType = '';
      private path = '';
      private isAborted = false;
      open(_method: string, path: string) {
        this.path = path;
      }
      setRequestHeader(name: string, value: string) {
        if (name === 'idempotency-key') noteKey(value);
      }
      abort() {
        this.isAborted = true;
        noteAbort();
        this.onabort?.();
      }
      async send(form: FormData) {
        const entries = [...form.entries()];
        const fields = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Sent['fields'];
        const sent = { path: this.path, fields, file: form.get('file') as File };
        const { status = 200, body = {} } = await take(sent);
        if (this.isAborted) return;
        if (status === NO_ANSWER.status) return act(() => this.onerror?.());
        this.status = status;
        this.response = body;
        act(() => this.onload?.());
      }
    } as unknown as typeof XMLHttpRequest;
    URL.createObjectURL = () => 'blob:image';
    URL.revokeObjectURL = () => undefined;
  }

  restore(): void {
    globalThis.XMLHttpRequest = this.real;
  }
}

export const refusedUpload = (code: string, message: string, status = 422): Reply => ({
  status,
  body: { error: { code, message, fields: [] } },
});
