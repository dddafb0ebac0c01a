import type { ComponentProps } from 'react';
import { useSavedVendorsQuery } from '../../features/bookmarks/api/bookmarks.generated.js';
import { VendorCards } from '../../features/vendors/components/vendor-cards.js';
import { SavedList } from './saved-list.js';
import { savedVendors } from './texts.js';

export function SavedVendors({ save }: Pick<ComponentProps<typeof VendorCards>, 'save'>) {
  const { data, error, isFetching, refetch } = useSavedVendorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <SavedList
      texts={savedVendors}
      all="/vendors"
      items={data?.bookmarks.flatMap(({ vendor }) => vendor ?? [])}
      failed={Boolean(error) && !isFetching}
      onRetry={() => void refetch()}
    >
      {(vendors) => <VendorCards vendors={vendors} stale={isFetching} save={save} />}
    </SavedList>
  );
}
