export const imageView = {
  previous: 'Previous photo',
  next: 'Next photo',
  large: (place: number, all: number) => `Photo ${place} of ${all}`,
} as const;

export const imageStrip = {
  label: 'Photos',
  arriving: 'Processing',
  gone: 'Not available',
} as const;

export const uploadList = {
  arriving: 'Processing',
  waiting: 'Waiting',
  progress: (name: string) => `Upload progress of ${name}`,
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  removeUpload: (name: string) => `Dismiss ${name}`,
} as const;
