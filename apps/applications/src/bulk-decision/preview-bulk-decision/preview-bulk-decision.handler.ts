import { Controller } from '@nestjs/common';
import { BulkDecisionKind, previewBulkDecision, type BulkPreview, type BulkPreviewInput } from '@stallbook/contracts';
import { actorOf, DomainError, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { ApplicationDocument } from '../../application/application.projection.js';
import { ApplicationReader } from '../../application/application.reader.js';
import { BoothCounts } from '../../application/booth-counts.js';
import { application } from '../../application/domain/application.decider.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { BulkDecisionPresenter } from '../bulk-decision.presenter.js';
import type { StoredRefusal } from '../bulk-decision.schema.js';

const NO_BOOTH = 'No booth is left for this application.';
const NOT_FOUND = 'Application not found';

/** Asks the rules that will decide, and counts the booths. */
@Controller()
export class PreviewBulkDecisionHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly booths: BoothCounts,
    private readonly presenter: BulkDecisionPresenter,
  ) {}

  @Handles(previewBulkDecision)
  async handle({ decision, applications }: BulkPreviewInput, context: CallContext): Promise<BulkPreview> {
    const organizerId = actorOf(context).id;
    const applicationIds = applications.map(({ applicationId }) => applicationId);
    const found = new Map((await this.reader.sentTo(organizerId, applicationIds)).map((one) => [one._id, one]));
    const eventIds = [...new Set([...found.values()].map(({ marketEventId }) => marketEventId))];
    const markets = await this.markets.byIds(eventIds);
    const left = await this.booths.left(markets);
    const published = new Set(markets.filter(({ status }) => status === 'published').map(({ _id }) => _id));
    const decided = new Map<string, number>(eventIds.map((id) => [id, 0]));
    const refused: StoredRefusal[] = [];
    for (const { applicationId, contentsVersion } of applications) {
      const document = found.get(applicationId);
      const eventId = document?.marketEventId ?? '';
      const booths = decision === BulkDecisionKind.accept ? (left.get(eventId) ?? null) : null;
      const message = document
        ? refusalOf(document, { decision, organizerId, contentsVersion, isPublic: published.has(eventId) })
        : NOT_FOUND;
      const before = decided.get(eventId) ?? 0;
      if (message) refused.push({ applicationId, message });
      else if (booths !== null && before >= booths) refused.push({ applicationId, message: NO_BOOTH });
      else decided.set(eventId, before + 1);
    }
    return {
      decided: applicationIds.length - refused.length,
      events: markets.map(({ _id: eventId, title }) => ({
        eventId,
        title,
        decided: decided.get(eventId) ?? 0,
        boothsLeft: left.get(eventId) ?? null,
      })),
      refused: await this.presenter.refusals(refused, organizerId),
    };
  }
}

interface Asked {
  decision: BulkDecisionKind;
  organizerId: string;
  contentsVersion: string;
  isPublic: boolean;
}

function refusalOf(
  document: ApplicationDocument,
  { decision, organizerId, contentsVersion, isPublic }: Asked,
): string | null {
  const by = { organizerId, ownerId: organizerId, contentsVersion };
  try {
    application.decide(
      decision === BulkDecisionKind.accept
        ? { type: 'accept', ...by, boothLocation: null, customMessage: null, isPublic }
        : { type: 'reject', ...by, rejectionReason: null },
      document,
    );
    return null;
  } catch (error) {
    if (!DomainError.is(error)) throw error;
    return error.message;
  }
}
