import { given } from '@stallbook/testing';
import {
  accepted,
  contents,
  drafted,
  facts,
  marketEvent,
  refundPolicy,
  rejected,
  submitted,
  terms,
} from '../../testing/builders.js';
import { application } from './application.decider.js';
import type { Edit } from './before-decision.js';
import type { Submit } from './submission.js';
import { timelineOf } from './timeline.js';
import type { Withdraw } from './withdrawal.js';

const { applicationId, vendorId } = facts;
const withdrawal = (by = vendorId): Withdraw => ({
  type: 'withdraw',
  vendorId: by,
  market: marketEvent(),
  now: new Date('2027-03-01T00:00:00Z'),
});
const edit = (given = contents({ productsOffered: 'Wax' }), by = vendorId): Edit => ({
  type: 'edit',
  vendorId: by,
  contents: given,
});
const withdrawn = { type: 'application.withdrawn' as const, data: { applicationId, vendorId } };
const submission: Submit = {
  type: 'submit',
  vendorId,
  contents: contents(),
  terms,
  offer: { ...facts, refundPolicy, terms, window: 'open' },
};
const edited = (given = contents({ productsOffered: 'Wax' })) => ({
  type: 'application.edited' as const,
  data: { applicationId, vendorId, ...given },
});
const pending = [drafted(), submitted()];
const decided = [
  ['accepted', accepted()],
  ['rejected', rejected()],
] as const;

describe('withdrawing an application', () => {
  it('makes it a draft again that keeps what was typed and can be sent again', () => {
    given(application, pending).when(withdrawal()).then([withdrawn]);
    const { state } = given(application, [...pending, withdrawn]);
    expect(state).toMatchObject({ status: 'draft', appliedAt: null, productsOffered: 'Honey' });
    given(application, [...pending, withdrawn])
      .when(submission)
      .then([submitted()]);
  });
  it('keeps what only a template fills in when it is sent again', () => {
    const insured = contents({ insuranceInfo: 'Insured' });
    const quick = { type: 'application.submitted' as const, data: { ...facts, ...insured, refundPolicy } };
    given(application, [drafted(), quick, withdrawn]).when(submission).then([quick]);
  });
  it('is refused to anyone but its vendor', () =>
    given(application, pending).when(withdrawal('another')).thenRefused('NOT_FOUND'));
  it('is refused for a draft', () =>
    given(application, [drafted()]).when(withdrawal()).thenRefused('APPLICATION.NOT_PENDING'));
  it.each(decided)('is refused once it is %s', (status, decision) =>
    given(application, [...pending, decision])
      .when(withdrawal())
      .thenRefused(status === 'accepted' ? 'APPLICATION.ACCEPTED_MEANWHILE' : 'APPLICATION.NOT_PENDING'),
  );
});

describe('editing an application', () => {
  it('changes what the vendor filled in, and names the fields that changed', () => {
    given(application, pending).when(edit()).then([edited()]);
    const history = [...pending, edited()].map((event) => ({ ...event, meta: { occurredAt: new Date() } }));
    expect(timelineOf(history as never).at(-1)).toMatchObject({
      changes: [{ field: 'productsOffered', before: 'Honey', after: 'Wax' }],
    });
  });
  it('keeps what only a template fills in', () => {
    const insured = contents({ insuranceInfo: 'Yes' });
    const quick = { type: 'application.submitted' as const, data: { ...facts, ...insured, refundPolicy } };
    given(application, [drafted(), quick])
      .when(edit())
      .then([edited(contents({ productsOffered: 'Wax', insuranceInfo: 'Yes' }))]);
  });
  it('does nothing where nothing changed', () => given(application, pending).when(edit(contents())).thenNothing());
  it('keeps what another tab changed, where this one did not', () => {
    const elsewhere = edited(contents({ boothRequirements: 'Corner' }));
    given(application, [...pending, elsewhere])
      .when({ ...edit(), replaced: contents() })
      .then([edited(contents({ productsOffered: 'Wax', boothRequirements: 'Corner' }))]);
  });
  it('is refused where it replaces what another tab changed', () =>
    given(application, [...pending, edited(contents({ productsOffered: 'Mead' }))])
      .when({ ...edit(), replaced: contents() })
      .thenRefused('APPLICATION.CHANGED_MEANWHILE', 'This application was changed on another device.'));
  it('is refused to anyone but its vendor', () =>
    given(application, pending).when(edit(undefined, 'another')).thenRefused('NOT_FOUND'));
  it.each(decided)('is refused once it is %s', (_, decision) =>
    given(application, [...pending, decision])
      .when(edit())
      .thenRefused('APPLICATION.NOT_PENDING'),
  );
});
