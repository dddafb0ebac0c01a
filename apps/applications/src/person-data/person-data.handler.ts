import { Controller, Inject } from '@nestjs/common';
import { applicationsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, type Person, type PersonDataSource } from '@stallbook/event-store';
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
  private readonly sources: readonly PersonDataSource[];

  constructor(@Inject(DB) db: Db, personal: PersonalData, markets: MarketEventReplicas, addresses: AddressHash) {
    const hashesOf = ({ address }: Person): string[] => (address ? addresses.every(address) : []);
    this.sources = [
      ...applicationData(db, markets),
      ...deskData(db),
      ...quickApplyData(db),
      ...interestData(db, hashesOf),
      ...calculationData(db),
      ...otherData(db),
      personHistory(
        { db, personal },
        {
          subjectsOf: (person) => [person.personId, ...hashesOf(person)],
          without: ['token'],
          shown: shownToVendor(db),
        },
      ),
    ];
  }

  @Handles(applicationsPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }
}
