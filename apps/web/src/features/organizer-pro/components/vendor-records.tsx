import { placeName } from '@stallbook/kernel/us-states';
import { Link } from 'react-router-dom';
import { countColumn, DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { organizerProApi, type VendorRecordsQuery } from '../api/organizer-pro.generated.js';
import { quality, records as texts } from '../texts/quality.js';

type VendorRecord = VendorRecordsQuery['records']['items'][number];

const nameOf = ({ vendor }: VendorRecord) => vendor?.businessName ?? quality.someVendor;
const placeOf = ({ vendor }: VendorRecord) => placeName(vendor?.city, vendor?.state);

const columns: readonly Column<VendorRecord>[] = [
  {
    header: texts.vendor,
    field: 'vendor',
    cell: (row) => <Link to={`/vendors/${row.vendorId}`}>{nameOf(row)}</Link>,
    value: nameOf,
    csv: ({ vendor }) => vendor?.businessName,
  },
  { header: texts.place, field: 'place', cell: placeOf, value: placeOf },
  countColumn(texts.days, ({ marketDays }) => marketDays, 'market_days'),
  countColumn(texts.late, ({ lateCount }) => lateCount, 'late_count'),
  countColumn(texts.noShows, ({ noShowCount }) => noShowCount, 'no_show_count'),
  {
    header: texts.average,
    field: 'average_rating',
    end: true,
    cell: ({ averageRating }) => averageRating?.toFixed(1) ?? '—',
    value: ({ averageRating }) => averageRating,
  },
];

export function VendorRecords() {
  const { list } = useListPage({
    endpoint: organizerProApi.endpoints.vendorRecords,
    scope: 'records',
    fetchSize: maxPageSize,
    ask: (_, paging) => ({ input: paging }),
    pick: ({ records }) => records,
    notLoaded: texts.notLoaded,
  });
  return (
    <Card title={texts.title}>
      <DataTable
        id="vendor-records"
        caption={texts.caption}
        list={list}
        rowKey={({ vendorId }) => vendorId}
        columns={columns}
        empty={
          <EmptyState title={texts.none.title} scene={null}>
            {texts.none.text}
          </EmptyState>
        }
      />
    </Card>
  );
}
