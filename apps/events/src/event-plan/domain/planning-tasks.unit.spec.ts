import { ownTask, planningTasks, type PlannedEvent } from './planning-tasks.js';

const event: PlannedEvent = {
  eventDate: '2027-06-12',
  eventEndDate: '2027-06-13',
  applicationDeadline: '2027-05-01',
  loadInDate: '2027-06-11',
};
const dueOf = (given: Partial<PlannedEvent>, wanted: string) =>
  planningTasks({ ...event, ...given }, [], []).find(({ id }) => id === wanted)?.dueDate;

describe('the checklist of a market event', () => {
  it('has dates from the first and last day, the deadline, and the load-in', () => {
    expect(dueOf({}, 'documents')).toBe('2027-06-05');
    expect(dueOf({}, 'rate')).toBe('2027-06-14');
    expect(dueOf({}, 'decide')).toBe('2027-05-04');
    expect(dueOf({ applicationDeadline: null }, 'decide')).toBe('2027-05-13');
    expect(dueOf({}, 'load_in')).toBe('2027-06-11');
    expect(dueOf({ loadInDate: null }, 'load_in')).toBe('2027-06-12');
  });

  it('lists tasks that were added among the others, earliest first, with their ticks', () => {
    const own = [{ id: 'own', title: 'Hire a band', dueDate: '2027-06-06' }];
    const tasks = planningTasks(event, ['own', 'documents'], own);
    const around = tasks.filter(({ id }) => ['documents', 'own', 'supplies'].includes(id));
    expect(around).toEqual([
      { id: 'documents', title: null, dueDate: '2027-06-05', isDone: true },
      { id: 'own', title: 'Hire a band', dueDate: '2027-06-06', isDone: true },
      { id: 'supplies', title: null, dueDate: '2027-06-09', isDone: false },
    ]);
    expect(tasks.map(({ dueDate }) => dueDate)).toEqual(tasks.map(({ dueDate }) => dueDate).sort());
  });

  it('are added for days of the calendar only', () => {
    const task = { id: 'own', title: ' Hire a band ', dueDate: '2028-02-29' };
    expect(ownTask(task)).toEqual({ ...task, title: 'Hire a band' });
    for (const dueDate of ['2027-02-29', '2027-02-31', '2027-04-31'])
      expect(() => ownTask({ ...task, dueDate })).toThrow(expect.objectContaining({ code: 'INVALID_DATE' }));
  });
});
