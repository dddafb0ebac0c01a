import { SENT_STATUSES, type DeskInput } from '@stallbook/contracts';
import { everyWordBegins } from '@stallbook/platform';
import type { Filter } from 'mongodb';
import { boothKey, type ApplicationDocument } from '../application/application.projection.js';

/** What an organizer chose, without the market events. Never a draft. */
export function deskFilter({ status, category, paid, booth, search }: DeskInput): Filter<ApplicationDocument> {
  const words = search ? everyWordBegins(search) : undefined;
  const key = booth ? boothKey(booth) : null;
  return {
    status: { $in: SENT_STATUSES.filter((shown) => !status || shown === status) },
    ...(category && { categories: category }),
    ...(typeof paid === 'boolean' && { paymentStatus: paid ? ('completed' as const) : { $ne: 'completed' as const } }),
    ...(key && { booth: key }),
    ...(words && { words }),
  };
}
