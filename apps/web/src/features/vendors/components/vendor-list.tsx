import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ListFrame } from '../../../components/ui/list/list-frame.js';
import { SkeletonCards } from '../../../components/ui/skeletons.js';
import { EmptyState } from '../../../components/ui/notice.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { ListedVendor } from '../listed-vendor.js';
import { vendorList } from '../texts.js';
import type { VendorFilters } from '../use-vendor-list.js';
import { VendorCards } from './vendor-cards.js';
import styles from './vendors.module.css';

interface VendorListProps {
  list: ListPage<ListedVendor>;
  filters: Pick<VendorFilters, 'isFiltered' | 'clear'>;
  /** The way to save a vendor. */
  save: (vendor: ListedVendor) => ReactNode;
  actions?: (vendor: ListedVendor) => ReactNode;
}

export function VendorList({ list, filters: { isFiltered, clear }, save, actions }: VendorListProps) {
  return (
    <>
      {list.rows && (
        <h2 className={styles.count} aria-live="polite">
          {vendorList.count(list.total)}
        </h2>
      )}
      <ListFrame
        list={list}
        waiting={<SkeletonCards count={6} lines={2} />}
        empty={
          <EmptyState
            title={vendorList.none.title}
            scene="craft_fair"
            action={
              isFiltered && (
                <Button look="secondary" onClick={clear}>
                  {vendorList.none.action}
                </Button>
              )
            }
          >
            {isFiltered ? vendorList.none.likeThat : vendorList.none.yet}
          </EmptyState>
        }
        pagesLabel={vendorList.pages}
      >
        {(vendors, isStale) => <VendorCards vendors={vendors} stale={isStale} save={save} actions={actions} />}
      </ListFrame>
    </>
  );
}
