import { Controller, Inject } from '@nestjs/common';
import { applicationsPersonData, type PersonDataInput, type PersonDataPage } from '@stallbook/contracts';
import { PersonalData, personHistory, personPage, recordsIn, type PersonRecords } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { applications, type ApplicationDocument } from '../application/application.projection.js';
import { CALCULATION_TEMPLATES, type CalculationTemplateRow } from '../calculation/calculation-template.schema.js';
import { CALCULATIONS, type CalculationRow } from '../calculation/calculation.schema.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { PROFILE_REPLICAS, type ProfileReplica } from '../replicas/replica.schema.js';

/** A vendor's own applications, and of an organizer that they decided: what vendors wrote stays theirs. */
@Controller()
export class PersonDataHandler {
  private readonly sources: readonly PersonRecords[];

  constructor(@Inject(DB) db: Db, personal: PersonalData, markets: MarketEventReplicas) {
    const all = db.collection<ApplicationDocument>(applications.collection);
    this.sources = [
      recordsIn('applications', all, {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ _id: id, applicationId: _same, organizerId: _theirs, ...document }) => {
          const { streamVersion: _version, ...own } = document as typeof document & { streamVersion: number };
          return { id, currency: 'usd', ...own };
        },
      }),
      recordsIn('decisions', all, {
        filterFor: async ({ personId }) => ({
          marketEventId: { $in: await markets.idsOwnedBy(personId) },
          decidedAt: { $ne: null },
        }),
        show: ({ _id: applicationId, marketEventId, status, boothLocation, decidedAt }) => ({
          applicationId,
          marketEventId,
          status,
          boothLocation,
          decidedAt,
        }),
      }),
      recordsIn('calculations', db.collection<CalculationRow>(CALCULATIONS), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ _id: id, vendorId: _same, ...calculation }) => ({ id, currency: 'usd', ...calculation }),
      }),
      recordsIn('calculationTemplates', db.collection<CalculationTemplateRow>(CALCULATION_TEMPLATES), {
        filterFor: ({ personId }) => ({ vendorId: personId }),
        show: ({ templateName, defaultInputs, updatedAt }) => ({ templateName, defaultInputs, updatedAt }),
      }),
      recordsIn('copyOfProfile', db.collection<ProfileReplica>(PROFILE_REPLICAS), {
        filterFor: ({ personId }) => ({ _id: personId }),
        show: ({ role, businessName, contactName, city, state }) => ({ role, businessName, contactName, city, state }),
      }),
      personHistory({ db, personal }, { subjectsOf: ({ personId }) => [personId] }),
    ];
  }

  @Handles(applicationsPersonData)
  handle({ after, ...person }: PersonDataInput): Promise<PersonDataPage> {
    return personPage(this.sources, person, after);
  }
}
