import { Link } from 'react-router-dom';
import { DataTable, type Column } from '../../../components/ui/table/data-table.js';
import { Card } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { formatCount } from '../../../lib/format/numbers.js';
import { placeName } from '../../../lib/format/place.js';
import { useListPage } from '../../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../../lib/lists/pages.js';
import { organizerProApi, type VendorRecordsQuery } from '../api/organizer-pro.generated.js';
import { quality, records as texts } from '../texts/quality.js';

type VendorRecord = VendorRecordsQuery['records']['items'][number];

const nameOf = ({ vendor }: VendorRecord) => vendor?.businessName ?? quality.someVendor;
const placeOf = ({ vendor }: VendorRecord) => placeName(vendor?.city, vendor?.state);
const counted = (header: string, field: string, count: (row: VendorRecord) => number): Column<VendorRecord> => ({
  header,
  field,
  end: true,
  cell: (row) => formatCount(count(row)),
  value: count,
});

const columns: readonly Column<VendorRecord>[] = [
  {
    header: texts.vendor,
    field: 'vendor',
    cell: (row) => <Link to={`/vendors/${row.vendorId}`}>{nameOf(row)}</Link>,
    value: nameOf,
    csv: ({ vendor }) => vendor?.businessName,
  },
  { header: texts.place, field: 'place', cell: placeOf, value: placeOf },
  counted(texts.days, 'market_days', ({ marketDays }) => marketDays),
  counted(texts.late, 'late_count', ({ lateCount }) => lateCount),
  counted(texts.noShows, 'no_show_count', ({ noShowCount }) => noShowCount),
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
