export const locale = 'en-US';

export const ago = {
  now: 'just now',
  minutes: (minutes: number) => `${minutes} min ago`,
  hours: (hours: number) => `${hours} h ago`,
} as const;

export const sizes = {
  bytes: (bytes: string) => `${bytes} B`,
  kilobytes: (kilobytes: string) => `${kilobytes} KB`,
  megabytes: (megabytes: string) => `${megabytes} MB`,
} as const;
