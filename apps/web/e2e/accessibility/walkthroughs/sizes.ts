export const sizes = [
  { device: 'phone', width: 390, height: 844 },
  { device: 'laptop', width: 1280, height: 900 },
] as const;
