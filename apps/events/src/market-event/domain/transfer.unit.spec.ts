import { given } from '@stallbook/testing';
import { drafted, seeded, unasked } from '../../testing/builders.js';
import { marketEvent } from './market-event.decider.js';
import type { MarketEventEvent } from './market-event.events.js';
import type { Transfer } from './transfer.js';

const to = (organizerId: string, note: string | null = null): Transfer => ({
  type: 'transfer',
  adminId: 'admin',
  organizerId,
  note,
});
const transferred = (formerOrganizerId: string | null, note: string | null = null): MarketEventEvent => ({
  type: 'market-event.transferred',
  data: { organizerId: 'new', formerOrganizerId, adminId: 'admin', note },
});
const editing = (actorId: string) =>
  ({ type: 'change-details', actorId, change: { title: 'Renamed' }, ...unasked }) as const;

describe('transferring a market event', () => {
  it('[CL-038] makes the organizer its owner', () => {
    given(marketEvent, [seeded()])
      .when(to('new'))
      .then([transferred(null)]);
    expect(given(marketEvent, [seeded(), transferred(null)]).state).toMatchObject({
      organizerId: 'new',
      organizerClaimed: true,
      formerOrganizerIds: [],
    });
  });

  it('remembers everyone who owned it before', () => {
    expect(given(marketEvent, [drafted('olga'), transferred('olga')]).state).toMatchObject({
      organizerId: 'new',
      formerOrganizerIds: ['olga'],
    });
    const again: MarketEventEvent = {
      type: 'market-event.transferred',
      data: { organizerId: 'newest', formerOrganizerId: 'new', adminId: 'admin', note: null },
    };
    expect(given(marketEvent, [drafted('olga'), transferred('olga'), again]).state).toMatchObject({
      organizerId: 'newest',
      formerOrganizerIds: ['olga', 'new'],
    });
  });

  it('[CL-038] takes the rights from the former owner', () => {
    const after = given(marketEvent, [drafted('former'), transferred('former')]);
    after.when(editing('former')).thenRefused('PERMISSION_DENIED');
    after
      .when({ type: 'publish', actorId: 'new' })
      .then([{ type: 'market-event.published', data: { organizerId: 'new' } }]);
  });

  it('does not pass the contact details of the former owner on', () => {
    const market = drafted('former', { contactEmail: 'former@example.org', contactPhone: '5035550100' });
    expect(given(marketEvent, [market, transferred('former')]).state).toMatchObject({
      details: { contactEmail: null, contactPhone: null },
      organizerContactEmail: null,
    });
    const contact = { contactEmail: 'market@example.org', contactPhone: '5035550100' };
    expect(given(marketEvent, [seeded(contact), transferred(null)]).state).toMatchObject({ details: contact });
  });

  it('[CL-039] appends a note to the description after a marker', () => {
    given(marketEvent, [seeded()])
      .when(to('new', '  Call first. '))
      .then([transferred(null, 'Call first.')]);
    expect(given(marketEvent, [seeded(), transferred(null, 'Call first.')]).state).toMatchObject({
      details: { description: 'Handmade things by the water.\n\nADMIN NOTE: Call first.' },
    });
  });

  it('[CL-039] leaves the description as it is without a note', () => {
    given(marketEvent, [seeded()])
      .when(to('new', '  '))
      .then([transferred(null)]);
    expect(given(marketEvent, [seeded(), transferred(null)]).state).toMatchObject({
      details: { description: 'Handmade things by the water.' },
    });
  });

  it('refuses a note that makes the description too long for its form', () => {
    const rest = 10_000 - '\n\nADMIN NOTE: Call first.'.length;
    given(marketEvent, [seeded({ description: 'x'.repeat(rest) })])
      .when(to('new', 'Call first.'))
      .then([transferred(null, 'Call first.')]);
    given(marketEvent, [seeded({ description: 'x'.repeat(rest + 1) })])
      .when(to('new', 'Call first.'))
      .thenRefused('BAD_INPUT');
  });

  it.each([
    ['the organizer who owns it', [drafted('new')], 'EVENT.SAME_OWNER'],
    ['anyone while it is unknown', [], 'NOT_FOUND'],
    [
      'anyone while it is being deleted',
      [drafted('former'), { type: 'market-event.deletion-started', data: { organizerId: 'former' } } as const],
      'EVENT.BEING_DELETED',
    ],
  ])('refuses %s', (_, events, code) => given(marketEvent, events).when(to('new')).thenRefused(code));
});
