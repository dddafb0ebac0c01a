export const pictureDialog = {
  forEvent: (title: string) => `For ${title}`,
  where: 'The event’s page shows the banner, and lists show the event image. If one is missing, the other is shown.',
  guidelines: 'Guidelines',
  choose: 'Choose an image',
  types: 'JPG, PNG, or WebP',
  ready: 'Ready to upload',
  different: 'Choose different image',
  crop: 'Drag the image, or use the sliders, to choose the part that is shown.',
  zoom: 'Zoom',
  horizontal: 'Left to right',
  vertical: 'Top to bottom',
  progress: 'Upload progress',
  uploading: 'Uploading...',
  cancel: 'Cancel',
} as const;

const quality = 'Use high-quality images';
const size = 'Recommended: 1200x600 pixels (2:1 ratio)';
const limit = (megabytes: number) => `File size under ${megabytes}MB`;

export const bannerTexts = {
  change: 'Change Banner',
  where: 'Shown at the top of this page',
  title: 'Upload Event Banner',
  current: 'Current banner',
  hints: (megabytes: number): string[] => [size, quality, 'Keep text in the image to a minimum', limit(megabytes)],
  preview: 'Preview of the banner',
  upload: 'Upload Banner',
  uploaded: 'The banner is updated',
  failed: 'Failed to upload banner. Please try again.',
  remove: 'Remove Banner',
  ask: 'Remove the banner?',
  effect: 'This page then shows the event image, or a drawing without one. To get the banner back, upload it again.',
  removed: 'The banner is removed',
  notRemoved: 'The banner could not be removed. Please try again.',
} as const;

export const eventImageTexts = {
  change: 'Change Event Image',
  where: 'Shown in lists of events',
  title: 'Upload Event Image',
  current: 'Current picture in lists',
  hints: (megabytes: number): string[] => [size, quality, limit(megabytes)],
  preview: 'Preview of the event image',
  upload: 'Upload Event Image',
  uploaded: 'The event image is updated',
  failed: 'Failed to upload event image. Please try again.',
  remove: 'Remove Event Image',
  ask: 'Remove the event image?',
  effect: 'Lists then show the banner, or a drawing without one. To get the event image back, upload it again.',
  removed: 'The event image is removed',
  notRemoved: 'The event image could not be removed. Please try again.',
} as const;
