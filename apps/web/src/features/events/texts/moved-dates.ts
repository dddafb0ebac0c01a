export const movedDates = {
  title: 'These dates moved with the event',
  line: (field: string, date: string) => `${field}: ${date}`,
  fields: { eventEndDate: 'End date', loadInDate: 'Load-in date', applicationDeadline: 'Apply by' },
  stays: (date: string) => `Apply by stays ${date}`,
  keep: 'Keep the earlier dates',
} as const;
