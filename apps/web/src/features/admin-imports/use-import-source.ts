import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft.js';
import { useImportPreviewQuery, type ImportColumnInput, type ImportField } from './api/admin-imports.generated.js';
import { previewBytes, readSample } from './read-sample.js';

const TYPING_MS = 300;
/** The storage of a browser is small. */
const KEPT_CHARACTERS = 200_000;

/** A sample that ends within a row. */
const isTruncated = (file: File | null) => file !== null && file.size > previewBytes;

/** A file or pasted text, the columns that the admin chose, and a preview of the two. */
export function useImportSource() {
  const [file, setFile] = useState<File | null>(null);
  const [kept, keep] = useDraft('import');
  const [text, setText] = useState(kept);
  const [typed] = useDebouncedValue(text, TYPING_MS);
  const [ofFile, setOfFile] = useState('');
  const [columns, setColumns] = useState<ImportColumnInput[]>([]);
  const sample = file ? ofFile : typed.trim() && typed;
  const preview = useImportPreviewQuery(
    sample ? { input: { text: sample, truncated: isTruncated(file), columns } } : skipToken,
  );
  const type = (rows: string) => {
    setText(rows);
    keep(rows.length > KEPT_CHARACTERS ? '' : rows);
  };
  /** @returns why the file is refused; empty if it is not */
  const pick = async (picked: File): Promise<string> => {
    const { sample: read, refusal } = await readSample(picked);
    if (refusal) return refusal;
    setFile(picked);
    setColumns([]);
    setOfFile(read);
    return '';
  };
  const dropFile = () => {
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
  const findsNothing = Boolean(sample) && (preview.isError || preview.currentData?.preview.rows.length === 0);
  return {
    file,
    text,
    type,
    columns,
    choose,
    pick,
    dropFile,
    forget: () => keep(''),
    preview: sample ? preview : null,
    isEmpty,
    findsNothing,
  };
}
