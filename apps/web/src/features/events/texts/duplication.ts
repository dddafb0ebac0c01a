export const duplication = {
  title: (title: string) => `Duplicate ${title}`,
  text: 'Copies all details into a new draft only you can see. Applications, files, and the banner stay with this event.',
  dates: 'Move all dates',
  nextWeek: 'Next week',
  nextMonth: 'Next month',
  nextSeason: 'Next season',
  nextYear: 'Next year',
  sameDates: 'Keep the dates',
  confirm: 'Duplicate',
  cancel: 'Cancel',
  done: 'Duplicated as a draft. Check the dates, then publish it.',
  failed: 'The event could not be duplicated. Please try again.',
} as const;
