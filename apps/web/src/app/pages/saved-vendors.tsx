import type { ComponentProps } from 'react';
import { bookmarksApi } from '../../features/bookmarks/api/bookmarks.generated.js';
import { VendorCards } from '../../features/vendors/components/vendor-cards.js';
import { GoneItems } from '../../features/bookmarks/components/gone-items.js';
import { useListPage } from '../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../lib/lists/pages.js';
import { SavedList } from './saved-list.js';
import { savedVendors } from './texts/saved-vendors.js';

export function SavedVendors({ save }: Pick<ComponentProps<typeof VendorCards>, 'save'>) {
  const { data, list } = useListPage({
    endpoint: bookmarksApi.endpoints.savedVendors,
    pageSize: maxPageSize,
    ask: () => undefined,
    pick: ({ bookmarks }) => bookmarks.flatMap(({ vendor }) => vendor ?? []),
    notLoaded: savedVendors.notLoaded,
    options: { refetchOnMountOrArgChange: true },
  });
  const gone = data?.bookmarks.flatMap(({ isAvailable, targetId }) => (isAvailable ? [] : targetId)) ?? [];
  return (
    <SavedList
      texts={savedVendors}
      all="/vendors"
      list={list}
      gone={<GoneItems targetType="vendor" targetIds={gone} />}
    >
      {(vendors, isStale) => <VendorCards vendors={vendors} stale={isStale} save={save} />}
    </SavedList>
  );
}
