import { Controller, Inject } from '@nestjs/common';
import { applicationsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, type Person } from '@stallbook/event-store';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { applicationData } from './application-data.js';
import { calculationData } from './calculation-data.js';
import { deskData } from './desk-data.js';
import { interestData } from './interest-data.js';
import { otherData } from './other-data.js';
import { quickApplyData } from './quick-apply-data.js';
import { shownToVendor } from './shown-to-vendor.js';

@Controller()
export class PersonDataHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly personal: PersonalData,
    private readonly markets: MarketEventReplicas,
    private readonly addresses: AddressHash,
  ) {}

  @Handles(applicationsPersonData)
  handle(input: PersonDataInput): Promise<PersonDataPage> {
    const { db, personal, markets, addresses } = this;
    const hashesOf = ({ address }: Person): string[] => (address ? addresses.every(address) : []);
    return personPage(input, [
      ...applicationData(db, markets),
      ...deskData(db),
      ...quickApplyData(db),
      ...interestData(db, markets, hashesOf),
      ...calculationData(db, markets),
      ...otherData(db),
      personHistory(
        { db, personal },
        {
          subjectsOf: (person) => [person.personId, ...hashesOf(person)],
          without: ['token'],
          shown: shownToVendor(db),
        },
      ),
    ]);
  }
}
