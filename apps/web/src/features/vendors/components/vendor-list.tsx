import { Button } from '../../../components/ui/button.js';
import { cx } from '../../../components/ui/cx.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { useVendorsQuery } from '../api/vendors.generated.js';
import { vendorList } from '../texts.js';
import type { VendorFilters } from '../use-vendor-filters.js';
import { VendorCard } from './vendor-card.js';
import styles from './vendors.module.css';

const pageSize = 12;

export function VendorList({ address, page, toPage, clear }: Omit<VendorFilters, 'texts' | 'type'>) {
  const { data, error, isFetching, refetch } = useVendorsQuery({ input: { ...address, page, pageSize } });
  if (error && !isFetching) return <ErrorState message={vendorList.notLoaded} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCards count={6} lines={2} />;
  const { items, total } = data.vendors;
  const filtered = Object.values(address).some(Boolean);
  return (
    <>
      <h2 className={styles.count} aria-live="polite">
        {vendorList.count(total)}
      </h2>
      {items.length === 0 && (
        <EmptyState
          title={vendorList.none.title}
          scene="craft_fair"
          action={
            filtered && (
              <Button look="secondary" onClick={clear}>
                {vendorList.none.action}
              </Button>
            )
          }
        >
          {filtered ? vendorList.none.likeThat : vendorList.none.yet}
        </EmptyState>
      )}
      <ul className={cx(styles.list, isFetching && styles.stale)} aria-busy={isFetching}>
        {items.map((vendor) => (
          <VendorCard key={vendor.id} vendor={vendor} />
        ))}
      </ul>
      <Pagination label={vendorList.pages} page={page} total={total} pageSize={pageSize} onPage={toPage} />
    </>
  );
}
