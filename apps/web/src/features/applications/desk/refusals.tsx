import { ServiceText } from '../../../components/ui/service-text.js';
import type { BulkRefusalFactsFragment as Refusal } from '../api/applications.generated.js';
import { bulk as texts } from '../texts/bulk.js';

/** Which applications cannot be decided, and why. */
export function Refusals({ refused, open = false }: { refused: readonly Refusal[]; open?: boolean }) {
  if (refused.length === 0) return null;
  return (
    <details open={open}>
      <summary>{texts.refused(refused.length)}</summary>
      <ul>
        {refused.map(({ applicationId, vendorName, message }) => (
          <li key={applicationId}>
            {vendorName}: <ServiceText>{message}</ServiceText>
          </li>
        ))}
      </ul>
    </details>
  );
}
