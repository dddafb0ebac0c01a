import { accountLimits } from '@stallbook/contracts/account-limits';
import { oneOf, picked, typedUpTo } from '../../lib/lists/filters.js';
import { recordTypes, type RecordTypeName } from './texts.js';

const [first, ...others] = recordTypes.map(({ value }) => value);

export const explorerFilters = {
  type: oneOf<readonly [RecordTypeName, ...RecordTypeName[]]>(first ?? 'accounts', ...others),
  search: typedUpTo(accountLimits.email),
  status: picked,
  period: oneOf('', '7', '30', '90', '365'),
};
