import { Controller, Inject } from '@nestjs/common';
import { DEMO_CAST, demoAccountId, foundingPlaces, type FoundingPlaces } from '@stallbook/contracts';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { DEMO_ACCOUNTS } from '../../account/demo-accounts.js';
import { ProfileReader } from '../profile.reader.js';

/** Demo accounts take no founding place. */
const demoIds = [...DEMO_ACCOUNTS, ...DEMO_CAST].map(({ email }) => demoAccountId(email));

@Controller()
export class FoundingPlacesHandler {
  constructor(
    private readonly profiles: ProfileReader,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  @Handles(foundingPlaces)
  async handle(): Promise<FoundingPlaces> {
    const { STALLBOOK_FOUNDING_ORGANIZERS: limit, STALLBOOK_FOUNDING_HEAD_START: headStart } = this.config;
    const open = Math.max(0, limit - headStart);
    // For MongoDB, 0 means no limit.
    if (open === 0) return { limit, left: 0 };
    return { limit, left: open - (await this.profiles.countOrganizers({ limit: open, except: demoIds })) };
  }
}
