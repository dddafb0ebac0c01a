import { csvLine } from '@stallbook/contracts/csv-line';
import { useState } from 'react';
import { saveText } from '../../../lib/files/save-file.js';
import { IconButton } from '../button.js';
import { table } from './texts.js';
import { toast } from '../toast.js';
import type { Column } from './columns.js';

interface ExportButtonProps<T> {
  name: string;
  columns: readonly Column<T>[];
  /** Absent while they load. */
  rows?: () => Promise<readonly T[]> | readonly T[];
}

export function ExportButton<T>({ name, columns, rows }: ExportButtonProps<T>) {
  const [busy, setBusy] = useState(false);
  const save = async (load: NonNullable<typeof rows>) => {
    setBusy(true);
    try {
      const told = columns.filter((column) => column.csv ?? column.value);
      const cells = (await load()).map((row) => told.map((column) => (column.csv ?? column.value)?.(row)));
      const lines = [told.map(({ field }) => field), ...cells].map(csvLine);
      saveText(`${name}.csv`, 'text/csv;charset=utf-8', lines.join(''));
    } catch {
      toast(table.csvFailed, 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon="download"
      label={table.csv}
      aria-busy={busy || undefined}
      disabled={!rows}
      onClick={() => rows && !busy && void save(rows)}
    />
  );
}
