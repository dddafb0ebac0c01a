export const copyButton = { failed: 'The text could not be copied. Select and copy it yourself.' } as const;
