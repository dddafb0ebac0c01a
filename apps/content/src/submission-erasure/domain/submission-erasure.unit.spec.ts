import { given } from '@stallbook/testing';
import { submissionErasure } from './submission-erasure.decider.js';

describe('the erasure of a submission', () => {
  const data = { submissionId: 's1', adminId: 'admin' };
  const requested = { type: 'submission-erasure.requested' as const, data };

  it('is recorded once', () => {
    given(submissionErasure).when(data).then([requested]);
    given(submissionErasure, [requested])
      .when({ ...data, adminId: 'another' })
      .thenNothing();
  });
});
