export const landingPage = { documentTitle: 'Book a booth at the market' } as const;
