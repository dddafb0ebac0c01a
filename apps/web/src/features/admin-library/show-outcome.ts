import { toast } from '../../components/ui/toast.js';
import { messageOf } from '../../lib/api/message-of.js';
import { blueprintList } from './texts/library.js';

/** Says how a change ended. @returns whether it worked */
export function showOutcome({ error }: { error?: unknown }, done?: string): boolean {
  if (error) {
    toast(messageOf(error, blueprintList.failed), 'error');
    return false;
  }
  if (done) toast(done);
  return true;
}
