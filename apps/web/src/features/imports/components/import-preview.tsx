import { eventTypeLabel } from '../../../components/event/event-words.js';
import { DataTable } from '../../../components/ui/data-table.js';
import { Card, Stack } from '../../../components/ui/layout.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { DateText, MoneyText } from '../../../components/ui/text.js';
import { isApiError } from '../../../lib/api/types.js';
import { joinPlace, plural } from '../../../lib/format/text.js';
import { useImportPreviewQuery } from '../api/imports.generated.js';

/** How the first rows will look once they are imported. */
export function ImportPreview({ text }: { text: string }) {
  const { data, error, isFetching } = useImportPreviewQuery({ text });
  if (isFetching) return <Loading inline />;
  if (error)
    return <Notice tone="error">{(isApiError(error) && error.message) || 'The preview could not be made.'}</Notice>;
  if (!data) return null;
  const { rows, warnings, failures, unknownColumns } = data.preview;
  return (
    <Card title="Preview of the first rows">
      <Stack>
        {unknownColumns.length > 0 && (
          <Notice tone="info">Columns that are not used: {unknownColumns.join(', ')}</Notice>
        )}
        {failures.length > 0 && (
          <Notice tone="error">
            {failures.map((failure) => (
              <div key={`${failure.row}${failure.message}`}>
                {failure.row > 0 && `Row ${failure.row}: `}
                {failure.message}
              </div>
            ))}
          </Notice>
        )}
        {rows.length > 0 && (
          <DataTable
            caption="Preview"
            rows={rows}
            rowKey={(row) => String(row.row)}
            columns={[
              { header: 'Event', cell: (row) => row.title },
              { header: 'Type', cell: (row) => eventTypeLabel(row.eventType) },
              { header: 'Date', cell: (row) => <DateText date={row.eventDate} /> },
              { header: 'Place', cell: (row) => joinPlace(row.city, row.state) },
              { header: 'Fee', end: true, cell: (row) => <MoneyText cents={row.boothFeeCents} /> },
              { header: 'Booths', end: true, cell: (row) => row.boothCount },
            ]}
          />
        )}
        {warnings.length > 0 && (
          <details>
            <summary style={{ padding: '10px 0', fontWeight: 600, cursor: 'pointer' }}>
              {plural(warnings.length, 'value')} will be replaced in these rows
            </summary>
            <ul>
              {warnings.map((warning) => (
                <li key={`${warning.row}${warning.field ?? ''}${warning.message}`}>
                  Row {warning.row}
                  {warning.field && `, ${warning.field}`}: {warning.message}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Stack>
    </Card>
  );
}
