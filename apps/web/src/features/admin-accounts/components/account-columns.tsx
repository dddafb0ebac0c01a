import { mailTo } from '@stallbook/kernel/mail-to';
import { Link } from 'react-router-dom';
import { instantColumn, type Column } from '../../../components/ui/table/data-table.js';
import type { AccountsQuery } from '../api/admin-accounts.generated.js';
import { nameOf } from '../account-name.js';
import { accountList, confirmation, roles } from '../texts.js';
import { ConfirmationBadge } from './confirmation-badge.js';

export type Listed = AccountsQuery['accounts']['items'][number];

export const accountColumns = (planName: (tier: string) => string): readonly Column<Listed>[] => [
  {
    header: accountList.account,
    field: 'name',
    cell: (account) => <Link to={`/admin/users/${account.id}`}>{nameOf(account)}</Link>,
    value: nameOf,
  },
  {
    header: accountList.contact,
    field: 'contact_name',
    phone: 'more',
    cell: ({ contactName }) => contactName ?? '—',
    value: ({ contactName }) => contactName,
  },
  {
    header: accountList.email,
    field: 'email',
    cell: ({ email }) => <a href={mailTo(email)}>{email}</a>,
    value: ({ email }) => email,
  },
  {
    header: accountList.role,
    field: 'role',
    phone: 'aside',
    cell: ({ role }) => roles[role],
    value: ({ role }) => roles[role],
    csv: ({ role }) => role,
  },
  {
    header: accountList.confirmed,
    field: 'email_confirmed_at',
    phone: 'more',
    cell: ({ emailConfirmedAt }) => <ConfirmationBadge at={emailConfirmedAt} />,
    value: ({ emailConfirmedAt }) => confirmation[emailConfirmedAt ? 'done' : 'open'],
    csv: ({ emailConfirmedAt }) => emailConfirmedAt,
  },
  {
    header: accountList.plan,
    field: 'plan',
    cell: ({ membership }) => (membership ? planName(membership.tier) : '—'),
    value: ({ membership }) => membership && planName(membership.tier),
    csv: ({ membership }) => membership?.tier,
  },
  { ...instantColumn(accountList.joined, ({ createdAt }: Listed) => createdAt, 'created_at'), phone: 'more' },
];
