import { plural } from '../../../lib/format/text.js';

export const acceleratorPage = {
  title: 'Application Accelerator',
  lead: 'Save what you write in every application once, and apply with a template.',
  add: 'New template',
  notLoaded: 'Your templates could not be loaded.',
  none: 'No templates yet',
  noneText: 'A template holds your products, your booth, and your experience. It fills an application in for you.',
  first: 'Create your first template',
  saved: {
    title: 'Time saved',
    minutes: (seconds: number) => plural(Math.round(seconds / 60), { one: 'minute', other: 'minutes' }),
    sent: (total: number) => `${plural(total, { one: 'application', other: 'applications' })} with a template`,
  },
  find: 'Find an event to apply to',
} as const;

export const templateCard = {
  products: 'Products',
  business: 'Your business',
  booth: 'Booth setup',
  requirements: 'Special requirements',
  experience: 'Experience',
  years: (years: number) => plural(years, { one: 'year', other: 'years' }),
  insurance: 'Insurance',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
} as const;

export const templateRemoval = {
  title: (name: string) => `Delete the template “${name}”?`,
  text: 'Applications that you sent with it stay as they are.',
  action: 'Delete template',
  done: 'Template deleted',
  failed: 'The template could not be deleted. Please try again.',
} as const;

export const templateForm = {
  add: 'New template',
  edit: 'Edit template',
  form: 'Template',
  name: 'Template name *',
  nameHint: 'Only you see it, such as “Pottery, 10 × 10”.',
  start: 'Start from your last application?',
  use: 'Fill in',
  overwrites: 'You have a template with this name. Saving replaces it.',
  products: 'What products will you be selling? *',
  business: 'Your business',
  booth: 'Booth setup',
  boothHint: 'Anything you need, such as size, power, or a corner spot.',
  requirements: 'Special requirements',
  experience: 'Years of experience',
  insurance: 'Insurance',
  insuranceHint: 'Your insurer and coverage, if organizers ask for it.',
  save: 'Save template',
  done: 'Template saved',
  changedMeanwhile: 'This template was changed after you opened it',
  failed: 'The template could not be saved. Please try again.',
  noName: 'Please enter a name for the template.',
  noProducts: 'Please enter the products you will be selling.',
} as const;

export const templateUpsell = {
  title: 'Apply with a template',
  promise: 'Apply in under 2 minutes instead of 15+.',
  how: 'Write your products, booth, and experience once. Templates fill in every application after that.',
} as const;

export const templatePicker = {
  label: 'Fill in from a template',
  none: 'Choose a template',
  filled: (name: string) => `Filled in from “${name}”.`,
  undo: 'Undo',
} as const;

export const prefill = {
  text: (event: string) => `Use your answers from ${event} again?`,
  someEvent: 'your last application',
  use: 'Fill in',
  filled: 'Filled in from your last application.',
} as const;

export const quickApply = {
  open: 'Quick-apply',
  openOf: (event: string) => `Quick-apply to ${event}`,
  title: (event: string) => `Apply to ${event}`,
  titleMany: (events: number) => `Apply to ${plural(events, { one: 'event', other: 'events' })}`,
  template: 'Template',
  replaces: (events: string) =>
    `You started an application to ${events}. What you entered there is replaced by this template.`,
  check: 'The organizer will see:',
  photos: (count: number) =>
    count === 0
      ? 'Photos: none. A template has none, but you can add some after you send the application.'
      : `Photos: ${count}, from the application you started.`,
  photosOf: (event: string, count: number) => `${event} (${count})`,
  photosMany: (events: string, areAll: boolean) =>
    `Photos from applications you started: ${events}.${areAll ? '' : ' The others have none, but you can add some after you send them.'}`,
  addPhotos: 'Add photos',
  addPhotosTo: (event: string) => `Add photos to your application to ${event}`,
  notOpened: 'Your application could not be loaded. Please try again.',
  fees: (amount: string) => `You pay nothing now. ${amount} is due once you are accepted.`,
  feesMany: (amount: string) => `You pay nothing now. You pay each event once it accepts you: ${amount} if all do.`,
  feeOf: (event: string, amount: string) => `${event}: ${amount}`,
  remove: (event: string) => `Do not apply to ${event}`,
  booked: (events: string) => `You already have a booth on these days: ${events}.`,
  sameDays: (events: string) => `On the same days: ${events}.`,
  free: (events: number) =>
    events > 1 ? 'You pay nothing: the events are free.' : 'You pay nothing: the event is free.',
  send: 'Send application',
  sendMany: (events: number) => `Send ${plural(events, { one: 'application', other: 'applications' })}`,
  cancel: 'Cancel',
  close: 'Done',
  seeSent: 'See your applications',
  sent: (event: string) => `Application to ${event} sent`,
  failed: 'Failed to submit application. Please try again.',
  noTemplates: 'Save a template to apply with one click.',
  toTemplates: 'Create a template',
  select: (event: string) => `Select ${event}`,
  selectShort: 'Select',
  selectSeveral: 'Apply to several',
  selectFirst: 'Select the events to apply to.',
  stopSelecting: 'Stop selecting',
  answerSent: 'Sent',
} as const;
