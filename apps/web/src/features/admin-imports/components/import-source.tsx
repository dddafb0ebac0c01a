import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/form/field.js';
import { FileDrop } from '../../../components/ui/form/file-drop.js';
import { Card, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { refusesFile } from '../../../lib/files/refuses-file.js';
import { useUploads } from '../../../lib/files/use-uploads.js';
import { useIsShown } from '../../../lib/hooks/use-is-shown.js';
import { formatBytes } from '../../../lib/format/text.js';
import { useStartImportMutation } from '../api/admin-imports.generated.js';
import { PASTED } from '../job-name.js';
import { importAdvice, importSource } from '../texts.js';
import { useImportSource } from '../use-import-source.js';
import { ImportPreview } from './import-preview.js';

function wordsOf(error: unknown): string {
  if (!isApiError(error)) return importSource.failed;
  if (error.code === 'UNAUTHENTICATED') return importSource.signedOut;
  const advice = importAdvice[error.code];
  return advice ? `${advice.title}. ${advice.hint}` : messageOf(error, importSource.failed);
}

export function ImportSource({ onStarted }: { onStarted: (id: string) => void }) {
  const { file, fileRows, text, type, columns, choose, pick, dropFile, forget, preview, isPasteTooLong, cannotStart } =
    useImportSource();
  const isShown = useIsShown();
  const { uploads, send } = useUploads();
  const [problem, setProblem] = useState('');
  const [startImport, { isLoading }] = useStartImportMutation();
  const upload = uploads[0]?.state === 'sending' ? uploads[0] : null;
  const busy = upload !== null || isLoading;
  const [isDryRun, setDryRun] = useState(false);
  /** The import's input; a file is uploaded first. */
  const source = async () => {
    if (!file) return { fileName: PASTED, text, columns };
    const { data, error } = await send<{ fileId: string }>(0, file, '/uploads/imports');
    if (error && refusesFile(error)) dropFile();
    return error ? { error } : { fileName: file.name, fileId: data.fileId, columns };
  };
  const chooseFile = async (picked: File) => {
    const refusal = await pick(picked);
    if (refusal !== null) setProblem(refusal);
  };
  const start = async (dryRun: boolean) => {
    setProblem('');
    setDryRun(dryRun);
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
    // What a dry run reports is corrected in them.
    if (!dryRun) forget();
    if (isShown()) onStarted(data.job.id);
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
            onFiles={([picked]) => void (picked && chooseFile(picked))}
          />
          {file && (
            <p>
              <strong>{file.name}</strong> · {formatBytes(file.size)}
              {fileRows !== undefined && ` · ${importSource.rows(fileRows)}`}
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
          {isPasteTooLong && <Notice tone="error">{importSource.tooLong}</Notice>}
          {problem && <Notice tone="error">{problem}</Notice>}
          <Row>
            <Button busy={busy && !isDryRun} disabled={busy || cannotStart} onClick={() => void start(false)}>
              {importSource.start}
            </Button>
            <Button
              look="secondary"
              busy={busy && isDryRun}
              disabled={busy || cannotStart}
              onClick={() => void start(true)}
            >
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
      {preview && <ImportPreview preview={preview} onAnother={file ? dropFile : undefined} onChoose={choose} />}
    </Stack>
  );
}
