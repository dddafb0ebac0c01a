import { marketEvent } from '../testing/builders.js';
import { showMarket } from './application.presenter.js';

describe('the market event of an application', () => {
  const shown = (given: { deleted?: boolean; status?: 'draft' | 'published' }) => {
    const market = marketEvent({ status: given.status ?? 'published' });
    return showMarket({ ...market, _id: market.marketEventId, deleted: given.deleted ?? false }).isAvailable;
  };

  it('has a page while it is public', () => {
    expect(shown({})).toBe(true);
    expect(shown({ status: 'draft' })).toBe(false);
  });

  it('has none once it is deleted, although its applications and interests follow later', () =>
    expect(shown({ deleted: true })).toBe(false));
});
