import { Button } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { plural } from '../../../lib/format/text.js';
import { useVendorsQuery } from '../api/vendors.generated.js';
import type { VendorFilters } from '../use-vendor-filters.js';
import { VendorCard } from './vendor-card.js';
import styles from './vendors.module.css';

const pageSize = 12;

export function VendorList({ address, page, toPage, clear }: Omit<VendorFilters, 'texts' | 'type'>) {
  const { data, error, isFetching, refetch } = useVendorsQuery({ input: { ...address, page, pageSize } });
  if (error && !isFetching)
    return <ErrorState message="The vendors could not be loaded. Please try again." onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCards count={6} lines={2} />;
  const { items, total } = data.vendors;
  const filtered = Object.values(address).some(Boolean);
  return (
    <>
      <h2 className={styles.count} aria-live="polite">
        {plural(total, 'vendor')}
      </h2>
      {items.length === 0 && (
        <EmptyState
          title="No vendors found"
          scene="craft_fair"
          action={
            filtered && (
              <Button look="secondary" onClick={clear}>
                Show all vendors
              </Button>
            )
          }
        >
          {filtered
            ? 'Try the beginning of a word, another place, or one filter less.'
            : 'Vendors appear here as soon as they have joined.'}
        </EmptyState>
      )}
      <ul className={cx(styles.list, isFetching && styles.stale)} aria-busy={isFetching}>
        {items.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} />
        ))}
      </ul>
      <Pagination label="Pages of vendors" page={page} total={total} pageSize={pageSize} onPage={toPage} />
    </>
  );
}
