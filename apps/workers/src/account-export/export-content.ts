import type { UploadedFileData } from '@stallbook/contracts';
import type { Collected } from './collector.js';
import { jsonOf } from './json-pieces.js';

const ABOUT =
  'Everything that Stallbook holds about you, by the part of Stallbook that holds it. Instants are UTC; amounts are in ' +
  'cents of the currency next to them. Names of other people, passwords and links that open your account are left out.';
const ABOUT_FILES =
  ' The files that you uploaded are next to this one: each has its path. One that was left out has no path, ' +
  'but says why.';

export type ExportedFile = UploadedFileData & ({ path: string } | { path: null; leftOut: string });

export interface ExportContent {
  madeAt: string;
  personId: string;
  data: Collected;
}

/** The uploads that attachments reported. */
export const uploadsIn = ({ attachments }: Collected): UploadedFileData[] =>
  (attachments?.['files'] ?? []) as UploadedFileData[];

/** The JSON export, record by record; with `files`, it is part of a ZIP. */
export function* contentAsJson(
  { madeAt, personId, data }: ExportContent,
  files?: readonly UploadedFileData[],
): Generator<string> {
  const about = files ? ABOUT + ABOUT_FILES : ABOUT;
  const exported = files ? { ...data, attachments: { ...data.attachments, files } } : data;
  yield* jsonOf({ about, madeAt, personId, data: exported });
}
