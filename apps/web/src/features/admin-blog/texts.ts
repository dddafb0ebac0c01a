import { formatInstant } from '../../lib/format/dates.js';
import { plural } from '../../lib/format/text.js';

export const adminBlog = {
  title: 'Blog posts',
  create: 'New post',
  notLoaded: 'The posts could not be loaded.',
  none: { title: 'No posts yet', text: 'Write the first one: a good post brings visitors for years.' },
  search: 'Search',
  searchExample: 'Words of the title or the text',
  everyStatus: 'All posts',
  noneFound: { title: 'No posts found', text: 'Try other words or another status.', action: 'Clear filters' },
  columns: { title: 'Title', status: 'Status', category: 'Category', views: 'Views', changed: 'Changed' },
  actions: 'Actions',
  edit: 'Edit',
  view: 'View',
} as const;

export const postStatus = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  scheduledFor: (at: string) => `Scheduled for ${formatInstant(at)}`,
} as const;

export const publishing = {
  publish: {
    action: 'Publish',
    now: 'Publish now',
    done: 'The post is published.',
    failed: 'The post was not published.',
  },
  unpublish: { action: 'Unpublish', done: 'Visitors no longer see the post.', failed: 'The post is still published.' },
  cancel: { action: 'Cancel schedule' },
  schedule: {
    action: 'Schedule',
    change: 'Change time',
    title: 'Publish later',
    changeTitle: 'Change the time',
    at: 'Publish at',
    hint: (zone: string) => `In your time zone, ${zone}. The post is published automatically.`,
    needed: 'Choose a date and a time.',
    done: (at: string) => `The post appears on ${formatInstant(at)}.`,
    failed: 'The post was not scheduled.',
  },
  remove: {
    action: 'Delete',
    title: (post: string) => `Delete “${post}”?`,
    effect: 'The post and its versions are deleted permanently, and links to it stop working.',
    done: 'The post is deleted.',
    failed: 'The post was not deleted.',
  },
} as const;

export const postForm = {
  form: 'Post',
  create: 'New post',
  edit: 'Edit post',
  toList: 'All posts',
  notLoaded: 'The post could not be loaded.',
  missing: { title: 'Post not found', text: 'It may have been deleted.' },
  title: 'Title',
  titleNeeded: 'Give the post a title.',
  slug: 'Address',
  slugHint: (slug: string) => `/blog/${slug || '…'}`,
  slugWrong: 'Use lowercase letters, digits, and single hyphens.',
  excerpt: 'Summary',
  excerptHint: 'One or two sentences for lists, search engines, and feeds.',
  category: 'Category',
  contentType: 'Kind',
  contentTypes: [
    { value: 'article', label: 'Article' },
    { value: 'blueprint', label: 'Blueprint' },
  ],
  featured: 'Show at the top of the blog',
  text: 'Text',
  saveDraft: 'Save draft',
  publishLater: 'You can publish or schedule the post after you save the draft.',
  update: 'Update post',
  created: 'The draft is saved.',
  notSaved: 'The post was not saved.',
  view: 'View post',
  modes: [
    { value: 'write', label: 'Write' },
    { value: 'preview', label: 'Preview' },
  ],
  mode: 'View',
  previewFailed: 'The preview could not be loaded.',
} as const;

export const saving = {
  saved: 'All changes saved',
  waiting: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
  again: 'Try again',
  conflict: {
    title: 'This post was saved or published elsewhere',
    text: 'Your text is still here, but it is not saved. Compare both and choose part by part, or take one as a whole.',
    merge: 'Compare and merge',
    theirs: 'Use the other version',
    mine: 'Save mine over it',
  },
  deleted: {
    title: 'This post was deleted',
    text: 'Your text is still here. Save it as a new post if you need it.',
    saveAsNew: 'Save as a new post',
  },
} as const;

export const versionTexts = {
  open: 'Versions',
  title: 'Versions',
  lead: 'Saves by the same person within ten minutes count as one version.',
  notLoaded: 'The versions could not be loaded.',
  entry: (savedAt: string, words: number) =>
    `${formatInstant(savedAt)} · ${plural(words, { one: 'word', other: 'words' })}`,
  newest: 'Saved last',
  mode: 'Show',
  modes: [
    { value: 'changes', label: 'Changes since' },
    { value: 'text', label: 'Text' },
  ],
  changesLead:
    'From this version to the text in the editor: added words are underlined, and removed words are crossed out.',
  noChanges: 'The words are the same.',
  tooDifferent: 'The two texts have too little in common to compare.',
  restore: 'Restore this version',
  back: 'Back to the list',
  restored: 'The earlier version is back in the editor.',
} as const;

export const tools = {
  label: 'Format',
  paragraph: 'Text',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
  numbers: 'Numbers',
  quote: 'Quote',
  link: 'Link',
  image: 'Image',
  table: 'Table',
  addRow: 'Add row',
  addColumn: 'Add column',
  removeRow: 'Remove row',
  removeColumn: 'Remove column',
  removeTable: 'Remove table',
  line: 'Line',
  undo: 'Undo',
  redo: 'Redo',
} as const;

export const imageDialog = {
  title: 'Image',
  file: 'Image file',
  otherFile: 'Another image file (optional)',
  fileHint: (megabytes: number) => `JPG, PNG, WebP, or GIF, up to ${megabytes} MB`,
  choose: 'Choose an image.',
  alt: 'What the image shows',
  altHint: 'For readers who cannot see it. One short sentence.',
  describe: 'Describe the image.',
  insert: 'Insert image',
  save: 'Save image',
  sending: (percent: number) => `Uploading… ${percent}%`,
  failed: 'The image could not be uploaded. Please try again.',
} as const;

export const linkDialog = {
  title: 'Link',
  address: 'Address',
  hint: 'Begins with https:// or, within Stallbook, with /',
  wrong: 'A link begins with https://, http://, mailto: or /.',
  set: 'Set link',
  remove: 'Remove link',
} as const;

export const mergeTexts = {
  title: 'Merge two versions',
  lead: 'For each difference, choose the text to keep. Changes that were made in only one version are already selected.',
  none: 'Both versions are the same.',
  difference: (number: number, count: number, label: string) => `${number} of ${count}: ${label}`,
  mine: 'Mine',
  theirs: 'The other version',
  nothing: '(nothing)',
  yes: 'Yes',
  no: 'No',
  save: 'Save the merged post',
} as const;

export const markdownTexts = {
  open: 'Import Markdown',
  title: 'Import Markdown',
  effect:
    'The import replaces the text in the editor. A heading at the start becomes the title of a post without one. Saved versions stay.',
  file: 'Markdown file',
  text: 'Or paste Markdown',
  missing: 'Choose a file or paste a text.',
  tooLong: 'This text is too long for one post.',
  take: 'Import',
  done: 'The text is imported.',
  withoutImages: (count: number) =>
    `The text is imported without ${count === 1 ? 'one image' : `${count} images`}. Upload images with the Image button.`,
  download: 'Download as Markdown',
} as const;

export const pasting = {
  imagesLeftOut: 'Images were left out. Upload images with the Image button.',
} as const;
