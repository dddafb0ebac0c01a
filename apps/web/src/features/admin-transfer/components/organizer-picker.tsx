import { accountLimits } from '@stallbook/contracts/account-limits';
import { placeName } from '@stallbook/kernel/us-states';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/form/field.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { adminTransferApi, useOrganizersQuery, type OrganizersQuery } from '../api/admin-transfer.generated.js';
import { organizerPicker } from '../texts.js';

export type Organizer = OrganizersQuery['organizers'][number];

interface OrganizerPickerProps {
  organizer: Organizer | null;
  onChoose: (organizer: Organizer | null) => void;
}

export function OrganizerPicker({ organizer, onChoose }: OrganizerPickerProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();
  const [find, { isFetching }] = adminTransferApi.endpoints.organizerByEmail.useLazyQuery();
  const { data } = useOrganizersQuery();
  const organizers = data?.organizers ?? [];
  const lookUp = async () => {
    if (email.trim() === '') return setProblem(organizerPicker.required);
    // A transfer that is confirmed meanwhile would go to the earlier choice, or to the answer.
    onChoose(null);
    const reply = await find({ email: email.trim() });
    const found = reply.data?.organizer ?? null;
    setProblem(found ? undefined : organizerPicker[reply.error ? 'failed' : 'unknown']);
    onChoose(found);
  };
  return (
    <Card title={organizerPicker.title}>
      <Stack>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            void lookUp();
          }}
        >
          <Stack gap={12}>
            <Field label={organizerPicker.email} problem={problem}>
              {(control) => (
                <input
                  {...control}
                  type="search"
                  inputMode="email"
                  maxLength={accountLimits.email}
                  autoComplete="off"
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
            <Row>
              <Button type="submit" look="secondary" icon="search" busy={isFetching}>
                {organizerPicker.find}
              </Button>
            </Row>
          </Stack>
        </form>
        {organizers.length > 0 && (
          <Field label={organizerPicker.list} hint={organizerPicker.listHint(organizers.length)}>
            {(control) => (
              <select
                {...control}
                // The answer would replace what is picked here.
                disabled={isFetching}
                value={organizer?.id ?? ''}
                onChange={(event) => {
                  setProblem(undefined);
                  onChoose(organizers.find(({ id }) => id === event.target.value) ?? null);
                }}
              >
                <option value="">{organizerPicker.pick}</option>
                {organizers.map((one) => (
                  <option key={one.id} value={one.id}>
                    {organizerPicker.option(one.businessName, one.email)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        {organizer && (
          <Facts
            entries={[
              [organizerPicker.business, organizer.businessName],
              [organizerPicker.contact, organizer.contactName],
              [organizerPicker.address, organizer.email],
              [organizerPicker.place, placeName(organizer.city, organizer.state)],
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
