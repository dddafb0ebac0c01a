import { useParams } from 'react-router-dom';
import { BlueprintView } from '../../features/blueprints/components/blueprint-view.js';
import { SaveToggle } from '../../features/bookmarks/components/save-toggle.js';

export function Component() {
  const { blueprintId = '' } = useParams();
  return (
    <BlueprintView
      id={blueprintId}
      save={(title) => <SaveToggle label targetType="blueprint" targetId={blueprintId} name={title} />}
    />
  );
}
