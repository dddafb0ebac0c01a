import { Controller, Inject } from '@nestjs/common';
import { applicationsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, type Person, type PersonRecords } from '@stallbook/event-store';
import { AddressHash, DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { applicationRecords } from './application-records.js';
import { calculationRecords } from './calculation-records.js';
import { deskRecords } from './desk-records.js';
import { interestRecords } from './interest-records.js';
import { otherRecords } from './other-records.js';
import { quickApplyRecords } from './quick-apply-records.js';
import { shownToVendor } from './shown-to-vendor.js';

@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonRecords[];

  constructor(@Inject(DB) db: Db, personal: PersonalData, markets: MarketEventReplicas, addresses: AddressHash) {
    const hashesOf = ({ address }: Person): string[] => (address ? addresses.every(address) : []);
    this.sources = [
      ...applicationRecords(db, markets),
      ...deskRecords(db),
      ...quickApplyRecords(db),
      ...interestRecords(db, hashesOf),
      ...calculationRecords(db),
      ...otherRecords(db),
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
