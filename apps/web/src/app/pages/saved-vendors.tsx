import type { ComponentProps } from 'react';
import { bookmarksApi } from '../../features/bookmarks/api/bookmarks.generated.js';
import { VendorCards } from '../../features/vendors/components/vendor-cards.js';
import { useListPage } from '../../lib/lists/use-list-page.js';
import { maxPageSize } from '../../lib/lists/pages.js';
import { SavedList } from './saved-list.js';
import { savedVendors } from './texts/saved-vendors.js';

export function SavedVendors({ save }: Pick<ComponentProps<typeof VendorCards>, 'save'>) {
  const { list } = useListPage({
    endpoint: bookmarksApi.endpoints.savedVendors,
    pageSize: maxPageSize,
    ask: () => undefined,
    pick: ({ bookmarks }) => bookmarks.flatMap(({ vendor }) => vendor ?? []),
    notLoaded: savedVendors.notLoaded,
    options: { refetchOnMountOrArgChange: true },
  });
  return (
    <SavedList texts={savedVendors} all="/vendors" list={list}>
      {(vendors, isStale) => <VendorCards vendors={vendors} stale={isStale} save={save} />}
    </SavedList>
  );
}
