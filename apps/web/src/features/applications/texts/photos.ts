export const photoField = {
  title: 'Photos',
  label: 'Photos of your products and booth',
  note: (count: number, most: number) =>
    `${count} of ${most}. Organizers see the first photo first. Drag to reorder, or use the arrows.`,
  choose: 'Choose photos',
  types: (megabytes: number) => `JPG, PNG, WebP, or GIF, up to ${megabytes}MB each`,
  photo: (place: number) => `Photo ${place}`,
  open: (place: number) => `View photo ${place}`,
  earlier: (place: number) => `Move photo ${place} earlier`,
  later: (place: number) => `Move photo ${place} later`,
  moved: (place: number, all: number) => `Now at place ${place} of ${all}`,
  remove: (place: number) => `Delete photo ${place}`,
  question: 'Are you sure you want to delete this image?',
  confirm: 'Delete photo',
  arriving: 'Processing',
  retryList: 'Try again',
} as const;

export const photoProblems = {
  noApplication: 'Application ID required for image upload',
  notLoaded: 'Failed to load existing images',
  notUploaded: 'Failed to upload images',
  notDeleted: 'Failed to delete image',
  notReordered: 'The new order could not be saved',
  tooMany: (files: number, there: number, most: number) =>
    `Cannot upload ${files} files. Maximum ${most} images per application (currently have ${there}).`,
} as const;
