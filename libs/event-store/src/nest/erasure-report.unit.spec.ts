import { erasingServices } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { messagesOf } from '../relay/integration-event-mapper.js';
import { erasureReport } from './erasure-report.integration-events.js';

describe('the integration event of an erasure', () => {
  it('has a different stream for each service, so that no report counts as a repetition of another', () => {
    const personId = newId();
    const event = {
      id: newId(),
      streamId: `forgotten-person-${personId}`,
      version: 1,
      type: 'forgotten-person.recorded',
      data: { personId },
      meta: { actorId: 'system', correlationId: newId(), occurredAt: new Date() },
    };
    const streams = erasingServices.flatMap((service) =>
      messagesOf(erasureReport(service), { event: event as never, state: { forgotten: true }, before: null }).map(
        ({ stream }) => stream,
      ),
    );
    expect(new Set(streams).size).toBe(erasingServices.length);
  });
});
