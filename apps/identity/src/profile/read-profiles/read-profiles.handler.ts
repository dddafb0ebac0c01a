import { Controller } from '@nestjs/common';
import {
  findOrganizerByEmail,
  organizers,
  profile,
  profilesByIds,
  ProfileRole,
  type ByEmailInput,
  type ByIdInput,
  type ByIdsInput,
  type Profile,
  type PublicProfile,
} from '@stallbook/contracts';
import { actorOf, notFound, permissionDenied, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { ProfileReader } from '../profile.reader.js';

const MAX_ORGANIZERS = 200;

@Controller()
export class ReadProfilesHandler {
  constructor(
    private readonly accounts: Accounts,
    private readonly profiles: ProfileReader,
  ) {}

  @Handles(profile)
  async profile({ id }: ByIdInput, context: CallContext): Promise<Profile> {
    const actor = actorOf(context);
    if (actor.id !== id && actor.role !== 'admin') throw permissionDenied();
    const found = await this.profiles.byId(id);
    if (!found) throw notFound('Profile not found');
    return found;
  }

  @Handles(profilesByIds)
  profilesByIds({ ids }: ByIdsInput): Promise<PublicProfile[]> {
    return this.profiles.publicByIds(ids);
  }

  @Handles(organizers)
  organizers(): Promise<Profile[]> {
    return this.profiles.organizers(MAX_ORGANIZERS);
  }

  @Handles(findOrganizerByEmail)
  async findOrganizer({ email }: ByEmailInput): Promise<Profile | null> {
    const account = await this.accounts.byEmail(email);
    const found = account && (await this.profiles.byId(account._id));
    return found?.role === ProfileRole.organizer ? found : null;
  }
}
