import { Library } from '../../features/blueprints/components/library.js';
import { GoneItems } from '../../features/bookmarks/components/gone-items.js';
import { useMyBookmarksQuery } from '../../features/bookmarks/api/bookmarks.generated.js';

export function Component() {
  const { data } = useMyBookmarksQuery();
  const saved = data?.bookmarks.filter(({ targetType }) => targetType === 'blueprint') ?? [];
  return (
    <Library
      savedIds={saved.map(({ targetId }) => targetId)}
      gone={(targetIds) => <GoneItems targetType="blueprint" targetIds={targetIds} />}
    />
  );
}
