import { columnsOf } from './columns.js';
import { planRow } from './plan-row.js';

const plan = (header: string[], row: string[]) => planRow(columnsOf(header), row, { today: '2027-03-03' });

describe('a row of an import', () => {
  it.each([
    ['title', 200],
    ['city', 100],
    ['state', 50],
    ['venue', 200],
    ['address', 200],
    ['zip', 10],
  ])('has a %s of up to %i characters', (column, most) => {
    const header = [...new Set(['title', 'city', 'state', column])];
    const planOf = (length: number) =>
      plan(
        header,
        header.map((name) => (name === column ? 'x'.repeat(length) : 'Fair')),
      );
    expect(planOf(most).failure).toBeUndefined();
    expect(planOf(most + 1).failure).toEqual({ field: column, message: `Longer than ${most} characters.` });
  });

  it('may have empty cells beyond the header', () => {
    const planOf = (...more: string[]) => plan(['title', 'city', 'state'], ['Fair', 'Salem', 'Oregon', ...more]);
    expect(planOf('', ' ').details?.title).toBe('Fair');
    expect(planOf('', 'x').failure?.field).toBe('row');
  });

  it('[CL-054] keeps that it gives the end date only', () => {
    const { details } = plan(['name', 'city', 'state', 'end_date'], ['Fair', 'Salem', 'Oregon', '2027-05-08']);
    expect(details).toMatchObject({ eventDate: '2027-03-06', eventEndDate: '2027-05-08' });
    expect(details?.defaultedFields).toContain('eventDate');
    expect(details?.defaultedFields).not.toContain('eventEndDate');
  });
});
