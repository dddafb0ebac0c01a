import { Grid, Stack } from '../../../components/ui/layout.js';
import type { Person } from '../person.js';
import { AccountFacts } from './account-facts.js';
import { AccountHistory } from './account-history.js';
import { AccountSessions } from './account-sessions.js';
import { ApplicationsOfPerson } from './applications-of-person.js';
import { EmailsOfPerson } from './emails-of-person.js';
import { MarketsOfPerson } from './markets-of-person.js';
import { PaymentsOfPerson } from './payments-of-person.js';
import { ProfileFacts } from './profile-facts.js';

export function AccountRecord({ account }: { account: Person }) {
  const { id, role } = account;
  return (
    <Stack gap={20}>
      <Grid min={420}>
        <AccountFacts account={account} />
        <ProfileFacts account={account} />
      </Grid>
      <AccountSessions account={account} />
      <AccountHistory account={account} />
      {role === 'organizer' && <MarketsOfPerson id={id} />}
      {role === 'vendor' && <ApplicationsOfPerson id={id} />}
      {(role === 'vendor' || role === 'organizer') && <PaymentsOfPerson id={id} role={role} />}
      <EmailsOfPerson address={account.email} />
    </Stack>
  );
}
