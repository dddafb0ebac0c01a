import { Library } from '../../features/blueprints/components/library.js';
import { useMyBookmarksQuery } from '../../features/bookmarks/api/bookmarks.generated.js';

export function Component() {
  const { data } = useMyBookmarksQuery();
  const saved = data?.bookmarks.filter(({ targetType }) => targetType === 'blueprint') ?? [];
  return <Library savedIds={new Set(saved.map(({ targetId }) => targetId))} />;
}
