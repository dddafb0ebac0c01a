import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query';
import { importLimits } from '@stallbook/contracts/import-limits';
import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.js';
import { useImportPreviewQuery, type ImportColumnInput, type ImportField } from './api/admin-imports.generated.js';
import { countRows } from './count-rows.js';
import { previewBytes, readSample } from './read-sample.js';

const TYPING_MS = 300;
/** The storage of a browser is small. */
const KEPT_CHARACTERS = 200_000;

/** JSON makes quotes and line ends longer. */
const isTooLong = (text: string) => new TextEncoder().encode(JSON.stringify(text)).length > importLimits.pastedBytes;

/** A file or pasted text, the columns that the admin chose, and a preview of the two. */
export function useImportSource() {
  const [file, setFile] = useState<File | null>(null);
  const [fileRows, setFileRows] = useState<number>();
  const [kept, keep] = useDraft('import');
  const [text, setText] = useState(kept);
  const [typed] = useDebouncedValue(text, TYPING_MS);
  const [ofFile, setOfFile] = useState('');
  const [columns, setColumns] = useState<ImportColumnInput[]>([]);
  const isPasteTooLong = useMemo(() => !file && isTooLong(text), [file, text]);
  const sample = file ? ofFile : typed.trim() && typed.slice(0, previewBytes);
  const truncated = (file ? file.size : typed.length) > previewBytes;
  const preview = useImportPreviewQuery(sample ? { input: { text: sample, truncated, columns } } : skipToken);
  const type = (rows: string) => {
    setText(rows);
    keep(rows.length > KEPT_CHARACTERS ? '' : rows);
  };
  const latest = useRef<File>(undefined);
  const count = async (picked: File) => {
    setFileRows(undefined);
    // A file that can no longer be read is refused when it is sent.
    const counted = await countRows(picked).catch(() => undefined);
    if (latest.current === picked) setFileRows(counted);
  };
  /** @returns why the file is refused; empty if it is not, `null` if another was chosen meanwhile */
  const pick = async (picked: File): Promise<string | null> => {
    latest.current = picked;
    const { sample: read, refusal } = await readSample(picked);
    if (latest.current !== picked) return null;
    if (refusal) return refusal;
    setFile(picked);
    setColumns([]);
    setOfFile(read);
    void count(picked);
    return '';
  };
  const dropFile = () => {
    latest.current = undefined;
    setFile(null);
    setOfFile('');
    setColumns([]);
  };
  const choose = (position: number, field: ImportField | null) =>
    setColumns([
      ...columns.filter((one) => one.position !== position && (!field || one.field !== field)),
      { position, field },
    ]);
  const isEmpty = !file && !text.trim();
  const known = preview.currentData?.preview;
  const hasNoTitle = known !== undefined && !known.columns.some(({ field }) => field === 'title');
  // The rest of a cut text may be right.
  const isUnreadable = preview.isError && !truncated;
  return {
    file,
    fileRows,
    text,
    type,
    columns,
    choose,
    pick,
    dropFile,
    forget: () => keep(''),
    preview: sample ? preview : null,
    isPasteTooLong,
    cannotStart: isEmpty || isPasteTooLong || (sample !== '' && (hasNoTitle || isUnreadable)),
  };
}
