import { eventTypeLabel } from '../../../components/event/event-words.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { DateText, MoneyText } from '../../../components/ui/text.js';
import { isApiError } from '../../../lib/api/types.js';
import { joinPlace } from '../../../lib/format/text.js';
import { useImportPreviewQuery } from '../api/imports.generated.js';
import { importPreview } from '../texts.js';

export function ImportPreview({ text }: { text: string }) {
  const { data, error, isFetching } = useImportPreviewQuery({ text });
  if (isFetching) return <Loading inline />;
  if (error) return <Notice tone="error">{(isApiError(error) && error.message) || importPreview.failed}</Notice>;
  if (!data) return null;
  const { rows, warnings, failures, unknownColumns } = data.preview;
  return (
    <Card title={importPreview.title}>
      <Stack>
        {unknownColumns.length > 0 && <Notice tone="info">{importPreview.unusedColumns(unknownColumns)}</Notice>}
        {failures.length > 0 && (
          <Notice tone="error">
            {failures.map((failure) => (
              <div key={`${failure.row}${failure.message}`}>{importPreview.failure(failure.row, failure.message)}</div>
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
              { header: importPreview.type, cell: (row) => eventTypeLabel(row.eventType) },
              { header: importPreview.date, cell: (row) => <DateText date={row.eventDate} /> },
              { header: importPreview.place, cell: (row) => joinPlace(row.city, row.state) },
              { header: importPreview.fee, end: true, cell: (row) => <MoneyText cents={row.boothFeeCents} /> },
              { header: importPreview.booths, end: true, cell: (row) => row.boothCount },
            ]}
          />
        )}
        {warnings.length > 0 && (
          <details>
            <summary style={{ padding: '10px 0', fontWeight: 600, cursor: 'pointer' }}>
              {importPreview.replaced(warnings.length)}
            </summary>
            <ul>
              {warnings.map((warning) => (
                <li key={`${warning.row}${warning.field ?? ''}${warning.message}`}>
                  {importPreview.warning(warning.row, warning.field, warning.message)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Card>
  );
}
