import { mailTo } from '@stallbook/kernel/mail-to';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { InstantText } from '../../../components/ui/text.js';
import { usePlanNames } from '../../../lib/upgrade/use-plan-names.js';
import { record, roles } from '../texts.js';
import type { Person } from '../person.js';
import { ConfirmationBadge } from './confirmation-badge.js';
import { ResendConfirmation } from './resend-confirmation.js';

const flagNames = ['isBasic', 'isVendorPro', 'isOrganizerPro', 'isPro'] as const;

export function AccountFacts({ account }: { account: Person }) {
  const { id, email, role, emailConfirmedAt, createdAt, membership } = account;
  const planName = usePlanNames();
  const flags = flagNames.filter((name) => membership?.[name]).map((name) => record.flag[name]);
  return (
    <Card title={record.account}>
      <Stack>
        <Facts
          entries={[
            [
              record.email,
              <a key="email" href={mailTo(email)}>
                {email}
              </a>,
            ],
            [
              record.confirmed,
              <Row key="confirmed" gap={8}>
                <ConfirmationBadge at={emailConfirmedAt} />
                {emailConfirmedAt && <InstantText iso={emailConfirmedAt} />}
              </Row>,
            ],
            [record.role, roles[role]],
            [record.plan, membership ? planName(membership.tier) : record.planAway],
            [record.flags, flags.join(', ')],
            [record.joined, <InstantText key="joined" iso={createdAt} />],
            [record.id, <code key="id">{id}</code>],
          ]}
        />
        {!emailConfirmedAt && <ResendConfirmation id={id} email={email} />}
      </Stack>
    </Card>
  );
}
