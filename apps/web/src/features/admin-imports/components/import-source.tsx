import { useDebouncedValue } from '@mantine/hooks';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { FileDrop } from '../../../components/ui/file-drop.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { useDraft } from '../../../lib/drafts/use-draft.js';
import { refusesFile } from '../../../lib/files/refuses-file.js';
import { useUploads } from '../../../lib/files/use-uploads.js';
import { formatBytes } from '../../../lib/format/text.js';
import {
  useImportPreviewQuery,
  useStartImportMutation,
  type ImportColumnInput,
  type ImportField,
} from '../api/admin-imports.generated.js';
import { PASTED } from '../job-name.js';
import { previewBytes, readSample } from '../read-sample.js';
import { importSource } from '../texts.js';
import { ImportPreview } from './import-preview.js';

const TYPING_MS = 300;
/** The storage of a browser is small. */
const KEPT_CHARACTERS = 200_000;

/** A sample that ends within a row. */
const isTruncated = (file: File | null) => file !== null && file.size > previewBytes;

function wordsOf(error: unknown): string {
  if (!isApiError(error)) return importSource.failed;
  if (error.code === 'UNAUTHENTICATED') return importSource.signedOut;
  return error.code === 'PERMISSION_DENIED'
    ? importSource.forbidden(error.message)
    : messageOf(error, importSource.failed);
}

export function ImportSource({ onStarted }: { onStarted: (id: string) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [kept, keep] = useDraft('import');
  const [text, setText] = useState(kept);
  const [typed] = useDebouncedValue(text, TYPING_MS);
  const [ofFile, setOfFile] = useState('');
  const sample = file ? ofFile : typed.trim() && typed;
  const [columns, setColumns] = useState<ImportColumnInput[]>([]);
  const preview = useImportPreviewQuery(
    sample ? { input: { text: sample, truncated: isTruncated(file), columns } } : skipToken,
  );
  const type = (rows: string) => {
    setText(rows);
    keep(rows.length > KEPT_CHARACTERS ? '' : rows);
  };
  const { uploads, send } = useUploads();
  const [problem, setProblem] = useState('');
  const [startImport, { isLoading }] = useStartImportMutation();
  const upload = uploads[0]?.state === 'sending' ? uploads[0] : null;
  const isEmpty = !file && !text.trim();
  const busy = upload !== null || isLoading;
  const pick = async ([picked]: File[]) => {
    if (!picked) return;
    const { sample: read, refusal } = await readSample(picked);
    setFile(refusal ? null : picked);
    type('');
    setProblem(refusal);
    setColumns([]);
    setOfFile(read);
  };
  const dropFile = () => {
    setFile(null);
    setOfFile('');
    setColumns([]);
  };
  /** The import's input; a file is uploaded first. */
  const source = async () => {
    if (!file) return { fileName: PASTED, text, columns };
    const { data, error } = await send<{ fileId: string }>(0, file, '/uploads/imports');
    if (error && refusesFile(error)) dropFile();
    return error ? { error } : { fileName: file.name, fileId: data.fileId, columns };
  };
  const choose = (position: number, field: ImportField | null) =>
    setColumns([
      ...columns.filter((one) => one.position !== position && (!field || one.field !== field)),
      { position, field },
    ]);
  const found = preview.currentData?.preview;
  const findsNothing = Boolean(sample) && (preview.isError || found?.rows.length === 0);
  const start = async (dryRun: boolean) => {
    setProblem('');
    const input = await source();
    if ('error' in input) {
      setProblem(wordsOf(input.error));
      return;
    }
    const { data, error } = await startImport({ input: { ...input, dryRun } });
    if (error) {
      setProblem(wordsOf(error));
      return;
    }
    keep('');
    onStarted(data.job.id);
  };
  return (
    <Stack gap={20}>
      <Card title={importSource.title}>
        <Stack gap={14}>
          <FileDrop
            label={importSource.choose}
            hint={importSource.accepted}
            accept=".csv,text/csv"
            progress={upload}
            onFiles={(files) => void pick(files)}
          />
          {file && (
            <p>
              <strong>{file.name}</strong> · {formatBytes(file.size)}
            </p>
          )}
          {!file && (
            <Field label={importSource.paste}>
              {(control) => (
                <textarea
                  {...control}
                  value={text}
                  spellCheck={false}
                  placeholder={importSource.pasteExample}
                  onChange={(event) => type(event.target.value)}
                />
              )}
            </Field>
          )}
          {problem && <Notice tone="error">{problem}</Notice>}
          <Row>
            <Button busy={busy} disabled={isEmpty || findsNothing} onClick={() => void start(false)}>
              {importSource.start}
            </Button>
            <Button look="secondary" disabled={busy || isEmpty || findsNothing} onClick={() => void start(true)}>
              {importSource.dryRun}
            </Button>
            {file && !busy && (
              <Button look="secondary" onClick={dropFile}>
                {importSource.chooseAnother}
              </Button>
            )}
          </Row>
        </Stack>
      </Card>
      {sample && <ImportPreview preview={preview} onChoose={choose} />}
    </Stack>
  );
}
