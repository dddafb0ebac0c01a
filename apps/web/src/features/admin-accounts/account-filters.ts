import { accountLimits } from '@stallbook/contracts/account-limits';
import { oneOf, typedUpTo } from '../../lib/lists/filters.js';

export const accountFilters = {
  search: typedUpTo(accountLimits.email),
  role: oneOf('', 'vendor', 'organizer', 'admin', 'none'),
  confirmation: oneOf('', 'done', 'open'),
  order: oneOf('newest', 'business', 'email'),
};
