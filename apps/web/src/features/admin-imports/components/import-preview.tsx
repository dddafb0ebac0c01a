import { placeName } from '@stallbook/kernel/us-states';
import type { ReactNode } from 'react';
import { eventTypeLabel } from '../../../components/event/event-labels.js';
import { Button } from '../../../components/ui/button.js';
import { DataTable } from '../../../components/ui/table/data-table.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { ErrorState, Notice } from '../../../components/ui/notice.js';
import { ServiceText } from '../../../components/ui/service-text.js';
import { DateText, MoneyText } from '../../../components/ui/text.js';
import { loadProblem } from '../../../lib/api/load-problem.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { refusesFile } from '../../../lib/files/refuses-file.js';
import type { ImportField, ImportPreviewQuery } from '../api/admin-imports.generated.js';
import { fieldName } from '../field-name.js';
import { importPreview, importSource } from '../texts.js';
import { ImportColumns } from './import-columns.js';
import styles from './import-preview.module.css';

function Value({ isReplaced, children }: { isReplaced: boolean; children: ReactNode }) {
  if (!isReplaced) return children;
  return (
    <span className={styles.replaced}>
      {children} <span className="visually-hidden">{importPreview.isReplaced}</span>
    </span>
  );
}

interface ImportPreviewProps {
  /** Absent for pasted rows. */
  onAnother?: () => void;
  preview: { data?: ImportPreviewQuery; error?: unknown; isFetching: boolean; refetch: () => unknown };
  onChoose: (position: number, field: ImportField | null) => void;
}

/** A wrong day is worse than any other value that an import replaces. */
const isAboutDate = ({ field }: { field: string | null }) => field === 'start_date' || field === 'event_date';

/** The value is the file's, in other words. */
const isReading = ({ message }: { message: string }) => /^".*" was read as /s.test(message);

const dateFields: readonly (ImportField | null)[] = ['startDate', 'eventDate', 'endDate'];
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

export function ImportPreview({ preview, onAnother, onChoose }: ImportPreviewProps) {
  const { data, error, isFetching } = preview;
  const problem = loadProblem(preview, messageOf(error, importPreview.failed));
  // Trying again cannot change what is in the file.
  if (problem && isApiError(error) && refusesFile(error))
    return (
      <ErrorState message={problem.message}>
        {onAnother && (
          <Button look="secondary" small onClick={onAnother}>
            {importSource.chooseAnother}
          </Button>
        )}
      </ErrorState>
    );
  if (problem) return <ErrorState {...problem} />;
  if (isFetching && (!data || error)) return <Loading inline />;
  if (!data) return null;
  const { rows, warnings, failures, unknownColumns, columns } = data.preview;
  const changed = warnings.filter((warning) => !isReading(warning));
  const replaced = new Set(changed.map(({ row, field }) => `${row} ${field ?? ''}`));
  const isReplaced = (row: number, ...fields: string[]) => fields.some((field) => replaced.has(`${row} ${field}`));
  const unread = columns.find(
    ({ field, example }) => dateFields.includes(field) && example && !isDay(example),
  )?.example;
  return (
    <Card title={importPreview.title}>
      <Stack>
        {unread && (
          <Notice tone="warning" title={importPreview.dates.title(unread)}>
            {importPreview.dates.text}
          </Notice>
        )}
        <ImportColumns columns={columns} isNeeded={rows.length === 0} onChoose={onChoose} />
        {rows.length === 0 && <Notice tone="warning">{importPreview.nothing}</Notice>}
        {unknownColumns.length > 0 && <Notice tone="info">{importPreview.unusedColumns(unknownColumns)}</Notice>}
        {failures.length > 0 && (
          <Notice tone="error">
            {failures.map((failure) => (
              <div key={`${failure.row}${failure.message}`}>
                {importPreview.failure(failure.row)} <ServiceText>{failure.message}</ServiceText>
              </div>
            ))}
          </Notice>
        )}
        {rows.length > 0 && (
          <DataTable
            caption={importPreview.caption}
            rows={rows}
            rowKey={(row) => String(row.row)}
            columns={[
              { header: importPreview.event, cell: (row) => row.title },
              {
                header: importPreview.type,
                cell: (row) => (
                  <Value isReplaced={isReplaced(row.row, 'event_type')}>{eventTypeLabel(row.eventType)}</Value>
                ),
              },
              {
                header: importPreview.date,
                cell: (row) => (
                  <Value isReplaced={isReplaced(row.row, 'start_date', 'event_date')}>
                    <DateText date={row.eventDate} />
                  </Value>
                ),
              },
              { header: importPreview.place, cell: (row) => placeName(row.city, row.state) },
              {
                header: importPreview.fee,
                end: true,
                cell: (row) => (
                  <Value isReplaced={isReplaced(row.row, 'vendor_fee')}>
                    <MoneyText cents={row.boothFeeCents} />
                  </Value>
                ),
              },
              {
                header: importPreview.booths,
                end: true,
                cell: (row) => <Value isReplaced={isReplaced(row.row, 'booth_count')}>{row.boothCount}</Value>,
              },
            ]}
          />
        )}
        {warnings.length > 0 && (
          <details open={warnings.some(isAboutDate)}>
            <summary style={{ padding: '10px 0', fontWeight: 600, cursor: 'pointer' }}>
              {importPreview.different(warnings.length)}
            </summary>
            <ul>
              {warnings.map((warning) => (
                <li key={`${warning.row}${warning.field ?? ''}${warning.message}`}>
                  {importPreview.warning(warning.row, warning.field && fieldName(warning.field))}{' '}
                  <ServiceText>{warning.message}</ServiceText>
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Card>
  );
}
