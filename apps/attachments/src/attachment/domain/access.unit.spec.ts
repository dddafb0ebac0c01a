import { vendorAccess } from './access.js';

describe('access to the files of a market event', () => {
  it.each([
    [null, false, 'No application found'],
    [{ status: 'pending' as const, paid: false }, false, 'Application not accepted'],
    [{ status: 'rejected' as const, paid: true }, false, 'Application not accepted'],
    [{ status: 'accepted' as const, paid: false }, false, 'Payment not completed'],
    [{ status: 'accepted' as const, paid: true }, true, 'approved_vendor'],
  ])('[AT-005][AT-007] follows from the application %j', (application, canAccess, reason) => {
    expect(vendorAccess(application)).toEqual({ canAccess, reason });
  });
});
