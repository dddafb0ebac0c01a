export const fileDrop = {
  orDrop: (multiple: boolean) => `or drop ${multiple ? 'them' : 'it'} here`,
  progress: 'Upload progress',
} as const;
