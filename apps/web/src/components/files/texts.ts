export const fileStrip = {
  label: 'Files',
  downloadOf: (name: string) => `Download ${name}`,
  failed: (name: string) => `${name} could not be downloaded. Please try again.`,
  arriving: 'Processing',
  gone: 'Not available',
} as const;
