/** What vendors with a booth are told about, when its organizer changes it. */
export const changedFields = {
  eventDate: 'Date',
  eventEndDate: 'Last day',
  startTime: 'Opens',
  endTime: 'Closes',
  loadInDate: 'Load-in date',
  loadInTime: 'Load-in',
  loadOutTime: 'Load-out',
  location: 'Location',
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
} as const;
