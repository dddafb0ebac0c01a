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
  undo: 'Undo',
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

/** By the IDs that the service gives the tasks of every event. `next` names the way to where it is done. */
export const taskTexts: Record<string, { title: string; next?: string }> = {
  site: { title: 'Book the site and the permits' },
  insurance: { title: 'Insure the event' },
  recruit: { title: 'Invite vendors who fit', next: 'Find vendors' },
  decide: { title: 'Answer all applications', next: 'Answer' },
  promote: { title: 'Share the event with visitors', next: 'Share' },
  payments: { title: 'Remind vendors who have not paid', next: 'Remind them' },
  layout: { title: 'Plan the layout and give every vendor a booth', next: 'Assign booths' },
  documents: { title: 'Upload the map and the instructions for vendors', next: 'Upload' },
  supplies: { title: 'Check power, signs, tables, and first aid' },
  load_in: { title: 'Welcome vendors at load-in' },
  rate: { title: 'Rate the vendors', next: 'Rate' },
  thank: { title: 'Thank vendors and helpers', next: 'Write to them' },
};
