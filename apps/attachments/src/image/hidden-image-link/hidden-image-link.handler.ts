import { Controller } from '@nestjs/common';
import { hiddenImageLink as operation, type DownloadLink, type HiddenImageLinkInput } from '@stallbook/contracts';
import { actorOf, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { Tickets } from '../../file/tickets.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { publicImageAt } from '../public-image.js';

@Controller()
export class HiddenImageLinkHandler {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly tickets: Tickets,
  ) {}

  @Handles(operation)
  async handle({ path }: HiddenImageLinkInput, context: CallContext): Promise<DownloadLink> {
    const actor = actorOf(context);
    const image = publicImageAt(path);
    const { marketEventId } = image ?? {};
    const mayOpen =
      marketEventId !== undefined &&
      (actor.role === 'admin' || (await this.markets.ownedBy(actor.id, [marketEventId])).has(marketEventId));
    if (!image || !mayOpen) throw notFound('Image not found');
    return this.tickets.linkTo({ fileId: image.fileId, filename: image.filename, fileType: image.fileType });
  }
}
