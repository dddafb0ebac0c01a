import { plural } from '../../../lib/format/text.js';

const drafts = (count: number) => plural(count, { one: 'draft', other: 'drafts' });

export const duplication = {
  title: (title: string) => `Duplicate ${title}`,
  text: 'Copies all details into a new draft only you can see. Applications, files, and images stay with this event.',
  dates: 'Move all dates',
  placements: {
    nextWeek: 'Next week',
    nextMonth: 'Next month',
    nextSeason: 'Next season',
    nextYear: 'Next year',
    sameDates: 'Keep the dates',
    onDate: 'To a date of your choice',
    weekly: 'Every week',
    biweekly: 'Every 2 weeks',
    monthly: 'Every month, on the same weekday',
  },
  date: 'Event date of the draft',
  until: 'Until',
  preview: (count: number) => `${drafts(count)}, each with its deadline, load-in, and last day moved along:`,
  noDate: 'Please enter a date',
  pastDate: 'This day has passed. Please enter a later one.',
  noneUntil: 'There is no date before this day. Please enter a later one.',
  tooMany: (most: number) => `Please enter an earlier day: up to ${most} drafts can be created together.`,
  confirm: 'Duplicate',
  confirmMany: (count: number) => `Create ${drafts(count)}`,
  done: 'Duplicated as a draft. Check the dates, then publish it.',
  doneMany: (count: number) => `${drafts(count)} created. Check each one, then publish it.`,
  failed: 'The event could not be duplicated. Please try again.',
} as const;
