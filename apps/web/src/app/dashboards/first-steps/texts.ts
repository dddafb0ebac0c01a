export const firstSteps = {
  title: 'First steps',
  hide: 'Hide',
  hidden: 'The first steps are hidden.',
  undo: 'Undo',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  done: 'Done:',
} as const;

export const vendorSteps = {
  profile: 'Tell organizers what you make',
  template: 'Save a template with what you always write',
  apply: 'Find an event and apply',
  bookmark: 'Save an event for later',
} as const;

export const organizerSteps = {
  profile: 'Tell vendors who you are',
  event: 'Describe your first event',
  payouts: 'Connect your bank account, so that vendors can pay',
  publish: 'Publish the event',
  share: 'Invite vendors, or share the link, until the first one applies',
} as const;
