import { toast } from '../../../components/ui/toast.js';
import { isApiError } from '../../../lib/api/types.js';
import { blueprintList } from '../texts.js';

/** Says how a change ended. @returns whether it worked */
export function showOutcome({ error }: { error?: unknown }, done?: string): boolean {
  if (error) {
    toast(isApiError(error) && error.code !== 'INTERNAL' ? error.message : blueprintList.failed, 'error');
    return false;
  }
  if (done) toast(done);
  return true;
}
