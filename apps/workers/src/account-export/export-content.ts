import { uploadKinds, type UploadData, type UploadKind } from '@stallbook/contracts';
import type { DataPage } from './collector.js';
import { jsonOf } from './json-pieces.js';

const ABOUT =
  'Everything that Stallbook holds about you, by the part of Stallbook that holds it. Instants are UTC; amounts are in ' +
  'cents of the currency next to them. Names of other people, passwords, and links that open your account are left out.';
const ABOUT_FILES =
  ' The files and photos that you uploaded are next to this one: each has its path. One that was left out has no path, ' +
  'but says why.';

export interface Upload extends UploadData {
  kind: UploadKind;
}

/** Where the contents of an upload are in the ZIP, or why they are not. */
export type Placed = { path: string } | { path: null; leftOut: string };

const NEWER: Placed = { path: null, leftOut: 'It was uploaded while this ZIP was made.' };

export interface ExportContent {
  madeAt: string;
  personId: string;
  /** Everything, from the beginning. */
  pages: () => AsyncIterable<DataPage>;
}

const isUploadKind = (kind: string): kind is UploadKind => uploadKinds.some((one) => one === kind);

/** The uploads that attachments reported. */
export const uploadsIn = ({ service, kinds }: DataPage): Upload[] =>
  kinds.flatMap(({ kind, records }) =>
    service === 'attachments' && isUploadKind(kind)
      ? (records as UploadData[]).map(({ id, filename, fileSize, uploadedAt }) => ({
          kind,
          id,
          filename,
          fileSize,
          uploadedAt,
        }))
      : [],
  );

/** The JSON export, page by page; with `placed`, by the ID of the upload, it is part of a ZIP. */
export async function* contentAsJson(
  { madeAt, personId, pages }: ExportContent,
  placed?: ReadonlyMap<string, Placed>,
): AsyncGenerator<string, void, undefined> {
  const about = placed ? ABOUT + ABOUT_FILES : ABOUT;
  yield `${JSON.stringify({ about, madeAt, personId }, null, 2).slice(0, -2)},\n  "data": `;
  yield* jsonOf(placed ? withPlaces(pages(), placed) : pages());
  yield '\n}';
}

async function* withPlaces(
  pages: AsyncIterable<DataPage>,
  placed: ReadonlyMap<string, Placed>,
): AsyncGenerator<DataPage, void, undefined> {
  for await (const { service, kinds } of pages) {
    const place = ({ kind, records }: DataPage['kinds'][number]) =>
      service === 'attachments' && isUploadKind(kind)
        ? { kind, records: (records as UploadData[]).map((one) => ({ ...one, ...(placed.get(one.id) ?? NEWER) })) }
        : { kind, records };
    yield { service, kinds: kinds.map(place) };
  }
}
