import { useState } from 'react';
import { DataTable } from '../../../components/ui/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { useImportMessagesQuery, type ImportMessageKind } from '../api/imports.generated.js';
import { importMessages } from '../texts.js';

const pageSize = 50;

export function ImportMessages({ id, kind, title }: { id: string; kind: ImportMessageKind; title: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useImportMessagesQuery({ input: { id, kind, page, pageSize } });
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        rows={data?.messages.items.map((message, index) => ({
          ...message,
          key: `${message.row}-${message.field ?? ''}-${index}`,
        }))}
        rowKey={(message) => message.key}
        columns={[
          { header: importMessages.row, cell: (message) => importMessages.rowNumber(message.row) },
          { header: importMessages.field, cell: (message) => message.field ?? '—' },
          { header: importMessages.message, cell: (message) => message.message },
        ]}
        paging={data && { page, pageSize, total: data.messages.total, onPage: setPage }}
        problem={
          error && !isFetching ? { message: importMessages.notLoaded, onRetry: () => void refetch() } : undefined
        }
      />
    </Card>
  );
}
