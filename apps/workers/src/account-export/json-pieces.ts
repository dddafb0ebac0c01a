import type { DataPage } from './collector.js';

const RECORD = '\n        ';
const indented = (record: object): string => RECORD + JSON.stringify(record, null, 2).replaceAll('\n', RECORD);

/**
 * Streams the pages as one value, `{ service: { kind: [record] } }`, in an object that `JSON.stringify(value, null, 2)`
 * writes. The pages of a service come together, and so do those of a kind.
 */
export async function* jsonOf(pages: AsyncIterable<DataPage>): AsyncGenerator<string, void, undefined> {
  let service: string | undefined;
  let kind: string | undefined;
  let isEmpty = true;
  const endOfKind = () => (kind === undefined ? '' : isEmpty ? ']' : '\n      ]');
  const endOfService = () => (service === undefined ? '' : `${endOfKind()}\n    }`);
  yield '{';
  for await (const page of pages) {
    let piece = '';
    if (page.service !== service) {
      piece += `${endOfService()}${service === undefined ? '' : ','}\n    ${JSON.stringify(page.service)}: {`;
      service = page.service;
      kind = undefined;
    }
    for (const { kind: next, records } of page.kinds) {
      if (next !== kind) {
        piece += `${endOfKind()}${kind === undefined ? '' : ','}\n      ${JSON.stringify(next)}: [`;
        kind = next;
        isEmpty = true;
      }
      for (const record of records) {
        piece += (isEmpty ? '' : ',') + indented(record);
        isEmpty = false;
      }
    }
    yield piece;
  }
  yield `${endOfService()}\n  }`;
}
