import { type Endpoint, get } from '../api/endpoint.js';
import { listOf } from '../api/lists.js';

const matches = (type: string, wanted: string): boolean =>
  wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const eventEndpoints: Endpoint[] = [
  get('/v1/events', (call) => {
    const { params } = call;
    const type = params.string('type');
    const types = params.strings('types');
    const delivered = params.boolean('delivery_success');
    const wanted = type ? [type] : types;
    const rows = call.world.store.all('events', null).filter((event) => {
      if (call.account && event.account !== call.account) return false;
      if (delivered !== undefined && (event.pending_webhooks === 0) !== delivered) return false;
      return wanted.length === 0 || wanted.some((one) => matches(event.type, one));
    });
    return listOf(call, rows);
  }),
];
