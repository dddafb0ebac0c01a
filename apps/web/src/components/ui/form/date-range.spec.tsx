import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DateRange, type DateRangeValue } from './date-range.js';

function open(start: DateRangeValue = { from: '', to: '' }) {
  const told: DateRangeValue[] = [];
  function Sample() {
    const [value, setValue] = useState(start);
    const take = (next: DateRangeValue) => {
      told.push(next);
      setValue(next);
    };
    return <DateRange label="Days" value={value} onChange={take} />;
  }
  render(<Sample />);
  const type = (name: string, day: string) => fireEvent.change(screen.getByLabelText(name), { target: { value: day } });
  const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));
  return { told, type, press };
}

describe('a range of days', () => {
  it('is a group of two named days', () => {
    open();
    expect(screen.getByRole('group', { name: 'Days' })).toBeTruthy();
    expect(screen.getByLabelText('From').getAttribute('type')).toBe('date');
  });

  it('may be open at either end', () => {
    const { told, type } = open();
    type('To', '2027-05-09');
    expect(told).toEqual([{ from: '', to: '2027-05-09' }]);
  });

  it('is not told while its end lies before its start, and says why', () => {
    const { told, type } = open({ from: '2027-05-08', to: '2027-05-09' });
    type('From', '2027-05-20');
    expect(told).toEqual([]);
    const problem = screen.getByRole('alert');
    expect(problem.textContent).toBe('The end date can’t be before the start date');
    expect(screen.getByLabelText('To').getAttribute('aria-describedby')).toBe(problem.id);
    type('To', '2027-05-21');
    expect(told).toEqual([{ from: '2027-05-20', to: '2027-05-21' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes back to any day', async () => {
    const { told, press } = open({ from: '2027-05-08', to: '' });
    await press('Any day');
    expect(told).toEqual([{ from: '', to: '' }]);
    expect(screen.queryByRole('button', { name: 'Any day' })).toBeNull();
  });

  describe('by its presets', () => {
    afterEach(() => jest.useRealTimers());
    const on = (day: string) => jest.useFakeTimers({ now: new Date(`${day}T10:00:00`), doNotFake: ['setTimeout'] });

    it.each([
      ['a Wednesday', '2027-05-05', '2027-05-08', '2027-05-09'],
      ['a Saturday', '2027-05-08', '2027-05-08', '2027-05-09'],
      ['a Sunday', '2027-05-09', '2027-05-09', '2027-05-09'],
    ])('takes the weekend of %s', (_, today, from, to) => {
      on(today);
      const { told } = open();
      fireEvent.click(screen.getByRole('button', { name: 'This weekend' }));
      expect(told).toEqual([{ from, to }]);
    });

    it('takes the next 30 days, over the end of a month', () => {
      on('2027-05-20');
      const { told } = open();
      fireEvent.click(screen.getByRole('button', { name: 'Next 30 days' }));
      expect(told).toEqual([{ from: '2027-05-20', to: '2027-06-19' }]);
    });
  });
});
