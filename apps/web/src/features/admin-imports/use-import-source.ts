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

const headerOf = (rows: string) => rows.trimStart().split('\n', 1)[0];

interface ChosenFile {
  file: File;
  /** Its beginning. */
  sample: string;
  /** Missing until they are counted. */
  rows: number | undefined;
}

/** A file or pasted text, the columns that the admin chose, and a preview of the two. */
export function useImportSource() {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const file = chosen?.file ?? null;
  const [kept, keep] = useDraft('import');
  const [text, setText] = useState(kept);
  const [typed] = useDebouncedValue(text, TYPING_MS);
  const [columns, setColumns] = useState<ImportColumnInput[]>([]);
  const isPasteTooLong = useMemo(() => !file && isTooLong(text), [file, text]);
  const sample = chosen ? chosen.sample : typed.trim() && typed.slice(0, previewBytes);
  const truncated = (file ? file.size : typed.length) > previewBytes;
  const preview = useImportPreviewQuery(sample ? { input: { text: sample, truncated, columns } } : skipToken);
  const type = (rows: string) => {
    // Columns are chosen by their position in one header.
    if (headerOf(rows) !== headerOf(text)) setColumns([]);
    setText(rows);
    keep(rows.length > KEPT_CHARACTERS ? '' : rows);
  };
  const latest = useRef<File>(undefined);
  const count = async (picked: File) => {
    // A file that can no longer be read is refused when it is sent.
    const rows = await countRows(picked).catch(() => undefined);
    setChosen((now) => (now?.file === picked ? { ...now, rows } : now));
  };
  /** @returns why the file is refused; empty if it is not, `null` if another was chosen meanwhile */
  const pick = async (picked: File): Promise<string | null> => {
    latest.current = picked;
    const { sample, refusal } = await readSample(picked);
    if (latest.current !== picked) return null;
    if (refusal) return refusal;
    setChosen({ file: picked, sample, rows: undefined });
    setColumns([]);
    void count(picked);
    return '';
  };
  const dropFile = () => {
    latest.current = undefined;
    setChosen(null);
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
    fileRows: chosen?.rows,
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
