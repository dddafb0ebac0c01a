export const textsPage = {
  title: 'Site texts',
  lead: 'What visitors read on the landing page. A sample is marked as one there until you replace it with your own words.',
  notLoaded: 'The texts could not be loaded.',
  view: 'View the landing page',
  sample: 'Sample',
  own: 'Your text',
  save: 'Save',
  saved: 'Saved. Visitors see it now.',
  notSaved: 'The text was not saved.',
  changedMeanwhile:
    'This text was saved elsewhere after you opened it. Reload the page to see that version; we offer you yours again there.',
  restore: 'Use the sample again',
  restoring: {
    title: (section: string) => `${section}: use the sample again?`,
    effect: 'Visitors see the sample immediately. Your text is not kept.',
    action: 'Use the sample',
  },
  restored: 'The sample is back, marked as one.',
  missing: 'Please fill in this field.',
} as const;

export const offer = {
  title: 'Offer to organizers',
  lead: 'Line above the headline',
  leadHint: 'Must make sense on its own, in English. The headline names the number: “For the first 100 organizers”.',
  text: 'What they get',
  action: 'Button',
} as const;

export const testimonials = {
  title: 'Testimonials',
  hint: 'Publish only what real people said and agreed to.',
  one: (number: number) => `Testimonial ${number}`,
  words: 'Words',
  name: 'Name',
  trade: 'Trade or role',
  add: 'Add a testimonial',
  remove: (number: number) => `Remove testimonial ${number}`,
} as const;

export const story = {
  title: 'Founders’ story',
  heading: 'Heading',
  text: 'Story',
  textHint: 'An empty line starts a new paragraph.',
  signature: 'Signed by',
} as const;

export const contact = {
  title: 'Contact address',
  email: 'Email',
  emailHint: 'Shown on the landing page and on the contact page.',
  invalid: 'Enter an email address.',
} as const;
