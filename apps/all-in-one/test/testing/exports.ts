import { buffer } from 'node:stream/consumers';
import { eventually } from '@stallbook/testing';
import { fromBufferPromise } from 'yauzl';
import type { Person } from './person.js';
import { PASSWORD } from './harness.js';

export interface Exported {
  about: string;
  personId: string;
  data: Record<string, Record<string, Record<string, unknown>[]>>;
}
interface LastExport {
  last: { id: string; status: string; filename: string; parts: { name: string; collected: boolean }[] } | null;
}

export const EXPORT_LINK =
  'mutation($input: AccountExportLinkInput!) { link: accountExportLink(input: $input) { signedUrl } }';

const REQUEST = 'mutation($input: CurrentPasswordInput!) { it: requestAccountExport(input: $input) { id } }';

export const requestExport = async (person: Person): Promise<string> =>
  (await person.do<{ it: { id: string } }>(REQUEST, { input: { currentPassword: PASSWORD } })).it.id;

export const lastExport = async (person: Person) =>
  (await person.ask<LastExport>('{ last: myAccountExport { id status filename parts { name collected } } }')).data.last;

export const readyExport = (person: Person, id: string) =>
  eventually(async () => {
    const last = await lastExport(person);
    if (last?.id !== id || last.status !== 'ready') throw new Error(`the export is ${last?.status}`);
    return last;
  });

/** The export as a person gets it; `contents` are the other entries of a ZIP. */
export async function downloadExport(person: Person, id: string) {
  const { link } = await person.do<{ link: { signedUrl: string } }>(EXPORT_LINK, {
    input: { id, currentPassword: PASSWORD },
  });
  const reply = await person.fetch(link.signedUrl);
  const type = reply.headers.get('content-type');
  const bytes = Buffer.from(await reply.arrayBuffer());
  const contents = type === 'application/zip' ? await unzip(bytes) : new Map([['data.json', bytes]]);
  const text = contents.get('data.json')?.toString() ?? '';
  contents.delete('data.json');
  return { type, text, json: JSON.parse(text) as Exported, contents };
}

export async function exportOf(person: Person) {
  const id = await requestExport(person);
  const { filename } = await readyExport(person, id);
  return { filename, ...(await downloadExport(person, id)) };
}

/** Refuses paths that lead out of the folder. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return entries;
}
