import { stateCode } from '@stallbook/kernel/us-states';
import { Card, Facts, Stack } from '../../../components/ui/layout.js';
import { PhoneText } from '../../../components/ui/text.js';
import { joinPlace } from '../../../lib/format/text.js';
import { record } from '../texts.js';
import type { Person } from '../person.js';

const joinWords = (...words: (string | null | undefined)[]) => words.filter(Boolean).join(' ');

export function ProfileFacts({ account: { businessName, contactName, profile } }: { account: Person }) {
  return (
    <Card title={record.profile}>
      <Stack gap={12}>
        {!profile && <p>{record.noProfile}</p>}
        <Facts
          entries={[
            [record.business, businessName],
            [record.contact, contactName],
            [record.phone, profile?.phone && <PhoneText key="phone" phone={profile.phone} />],
            [
              record.address,
              profile && joinPlace(profile.address, profile.city, joinWords(stateCode(profile.state), profile.zipCode)),
            ],
            [
              record.website,
              profile?.website && (
                <a key="site" href={profile.website} rel="nofollow noopener noreferrer" target="_blank">
                  {profile.website}
                </a>
              ),
            ],
            [record.categories, profile?.productCategories.join(', ')],
          ]}
        />
      </Stack>
    </Card>
  );
}
