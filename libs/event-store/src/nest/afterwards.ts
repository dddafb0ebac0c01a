import { describeError } from '@stallbook/messaging';
import type { Logger } from '@stallbook/platform';

export type Afterwards = () => Promise<void> | void;

/** After a commit. The failure of one changes nothing that is committed and stops no other. */
export async function runAfterwards(works: readonly Afterwards[], of: object, logger: Logger): Promise<void> {
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      logger.warn({ ...of, error: describeError(error) }, 'work after a commit failed');
    }
  }
}
