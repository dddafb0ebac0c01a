import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { SkeletonCards } from '../../../components/ui/loading.js';
import { EmptyState, ErrorState } from '../../../components/ui/notice.js';
import { Pagination } from '../../../components/ui/pagination.js';
import { useVendorsQuery } from '../api/vendors.generated.js';
import { vendorList } from '../texts.js';
import type { VendorFilters } from '../use-vendor-filters.js';
import type { ListedVendor } from '../listed-vendor.js';
import { VendorCards } from './vendor-cards.js';
import styles from './vendors.module.css';

const pageSize = 12;

interface VendorListProps extends Omit<VendorFilters, 'texts' | 'type'> {
  save: (vendor: ListedVendor) => ReactNode;
}

export function VendorList({ address, page, toPage, clear, save }: VendorListProps) {
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
      <VendorCards vendors={items} stale={isFetching} save={save} />
      <Pagination label={vendorList.pages} page={page} total={total} pageSize={pageSize} onPage={toPage} />
    </>
  );
}
