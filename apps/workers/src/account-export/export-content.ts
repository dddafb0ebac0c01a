import { uploadKinds, type UploadData, type UploadKind } from '@stallbook/contracts';
import type { Collected } from './collector.js';
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

export interface ExportContent {
  madeAt: string;
  personId: string;
  data: Collected;
}

/** The uploads that attachments reported. */
export const uploadsIn = ({ attachments }: Collected): Upload[] =>
  uploadKinds.flatMap((kind) =>
    ((attachments?.[kind] ?? []) as UploadData[]).map(({ id, filename, fileSize, uploadedAt }) => ({
      kind,
      id,
      filename,
      fileSize,
      uploadedAt,
    })),
  );

/** The JSON export, record by record; with `placed`, by the ID of the upload, it is part of a ZIP. */
export function* contentAsJson(
  { madeAt, personId, data }: ExportContent,
  placed?: ReadonlyMap<string, Placed>,
): Generator<string> {
  const about = placed ? ABOUT + ABOUT_FILES : ABOUT;
  const exported = placed ? { ...data, attachments: withPlaces(data, placed) } : data;
  yield* jsonOf({ about, madeAt, personId, data: exported });
}

function withPlaces({ attachments }: Collected, placed: ReadonlyMap<string, Placed>) {
  const kinds = uploadKinds.map((kind) => [
    kind,
    ((attachments?.[kind] ?? []) as UploadData[]).map((upload) => ({ ...upload, ...placed.get(upload.id) })),
  ]);
  return { ...attachments, ...(Object.fromEntries(kinds) as Record<UploadKind, object[]>) };
}
