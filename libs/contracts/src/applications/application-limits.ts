/** Limits of the answers in an application or a template: characters of a text, years, and expected sales. */
export const applicationLimits = {
  text: 5_000,
  years: 150,
  salesCents: 1_000_000_00,
} as const;
