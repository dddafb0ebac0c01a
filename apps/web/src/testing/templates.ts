export const template = (facts: Record<string, unknown> = {}) => ({
  id: 't1',
  templateName: 'Pottery',
  businessDescription: 'A family pottery',
  productsOffered: 'Mugs and bowls',
  boothSetup: 'Corner',
  specialRequirements: 'Shade',
  yearsExperience: 6,
  insuranceInfo: null,
  updatedAt: '2027-01-01T10:00:00.000Z',
  ...facts,
});
/** What a vendor with templates has. */
export const withTemplates = {
  ApplicationTemplates: { templates: [template(), template({ id: 't2', templateName: 'Prints' })] },
  TimeSaved: { saved: { total: 3, totalSeconds: 720 } },
  AppliedEvents: { applications: [] },
  UpcomingBooths: { applications: { items: [] } },
};
