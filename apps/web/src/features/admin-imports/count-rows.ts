const READ_BYTES = 1024 * 1024;
const [LINE_FEED, CARRIAGE_RETURN, QUOTE] = [10, 13, 34];

/** The rows under the header of a CSV file, as an import counts them: without empty lines. */
export async function countRows(file: Blob): Promise<number> {
  let rows = 0;
  let isQuoted = false;
  let isEmpty = true;
  for (let at = 0; at < file.size; at += READ_BYTES) {
    const bytes = new Uint8Array(await file.slice(at, at + READ_BYTES).arrayBuffer());
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      if (isQuoted || (byte !== LINE_FEED && byte !== CARRIAGE_RETURN)) isEmpty = false;
      else {
        if (!isEmpty) rows += 1;
        isEmpty = true;
      }
    }
  }
  return Math.max(isEmpty ? rows - 1 : rows, 0);
}
