import { Badge } from '../../../components/ui/badge.js';
import { confirmation } from '../texts.js';

export function ConfirmationBadge({ at }: { at: string | null }) {
  return <Badge tone={at ? 'green' : 'yellow'}>{confirmation[at ? 'done' : 'open']}</Badge>;
}
