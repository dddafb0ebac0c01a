import { erasingServices } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { messagesOf } from '../relay/publication.js';
import { erasureReport } from './erasure-report.publication.js';

describe('the reports of an erasure', () => {
  it('have a stream for each service, so that identity handles the report of each', () => {
    const personId = newId();
    const meta = { actorId: personId, correlationId: newId(), at: new Date() };
    const place = { id: newId(), streamId: `forgotten-person-${personId}`, version: 1, commandId: newId(), meta };
    const event = { ...place, type: 'PersonForgotten', data: { personId } };
    const reports = erasingServices.flatMap((service) => messagesOf(erasureReport(service), event, {}));
    expect(new Set(reports.map(({ stream }) => stream)).size).toBe(erasingServices.length);
  });
});
