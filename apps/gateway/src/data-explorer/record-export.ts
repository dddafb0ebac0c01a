import {
  recordOperationsOf,
  recordServiceOf,
  type ExportRecordsInput,
  type RecordChunk,
  type RecordFieldKind,
} from '@stallbook/contracts';
import { csvLine } from '@stallbook/contracts/csv-line';
import type { Caller } from '../session/caller.js';

const BYTE_ORDER_MARK = '\uFEFF';

/** One chunk in memory at a time. The first is read before the answer begins, so that a refusal has its status. */
export async function exportRecords(caller: Caller, input: ExportRecordsInput): Promise<AsyncGenerator<string>> {
  const { exportRecords: operation } = recordOperationsOf[recordServiceOf[input.type]];
  const chunkAfter = (after: string | null) => caller.call(operation, { ...input, after });
  return linesOf(await chunkAfter(null), chunkAfter);
}

async function* linesOf(
  first: RecordChunk,
  chunkAfter: (after: string) => Promise<RecordChunk>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(first.fields.map(({ name }) => name));
  for (let chunk = first; ; chunk = await chunkAfter(chunk.next)) {
    const inKinds = chunk.fields.map(({ kind }) => kind);
    yield chunk.items.map(({ values }) => csvLine(values.map((value, at) => written(value, inKinds[at])))).join('');
    if (chunk.next === null) return;
  }
}

const written = (value: string | null, kind: `${RecordFieldKind}` | undefined): string | null =>
  value !== null && kind === 'cents' ? (Number(value) / 100).toFixed(2) : value;
