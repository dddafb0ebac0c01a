export const planning = {
  notLoaded: 'The checklist could not be loaded.',
  loading: 'Loading...',
  list: 'Checklist',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  due: (day: string) => `by ${day}`,
  overdue: (day: string) => `overdue since ${day}`,
  print: 'Print',
  remove: 'Remove',
  removeOf: (task: string) => `Remove ${task}`,
  removed: 'The task is removed.',
  failed: 'The checklist could not be saved. Please try again.',
  add: {
    title: 'Add a task',
    name: 'Task',
    due: 'Due on',
    submit: 'Add task',
    noName: 'Please name the task',
    noDate: 'Please choose a day',
  },
  none: {
    title: 'No events yet',
    text: 'Publish an event, and its checklist appears here.',
    action: 'Create an event',
  },
} as const;

/** By the IDs that the service gives the tasks of every event. */
export const taskTexts: Record<string, { title: string; next?: { action: string; to: string } }> = {
  site: { title: 'Book the site and the permits' },
  insurance: { title: 'Insure the event' },
  recruit: {
    title: 'Invite vendors who fit',
    next: { action: 'Find vendors', to: '/organizer-pro/vendor-recruitment' },
  },
  decide: { title: 'Answer all applications', next: { action: 'Answer', to: '/applications?status=pending' } },
  promote: { title: 'Share the event with visitors', next: { action: 'Share', to: '/organizer-pro/marketing' } },
  payments: { title: 'Remind vendors who have not paid', next: { action: 'Remind them', to: '/payment-tracking' } },
  layout: {
    title: 'Plan the layout and give every vendor a booth',
    next: { action: 'Assign booths', to: '/applications?status=accepted' },
  },
  documents: { title: 'Upload the map and the instructions for vendors' },
  supplies: { title: 'Check power, signs, tables, and first aid' },
  load_in: { title: 'Welcome vendors at load-in' },
  rate: { title: 'Rate the vendors', next: { action: 'Rate', to: '/organizer-pro/quality-management' } },
  thank: { title: 'Thank vendors and helpers', next: { action: 'Write to them', to: '/organizer-pro/communication' } },
};
