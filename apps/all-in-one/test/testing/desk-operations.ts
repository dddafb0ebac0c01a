/** Who may call the operations of the organizer's desk. */
export const deskOperations = {
  'applications.previewBulkDecision': ['organizer'],
  'applications.startBulkDecision': ['organizer'],
  'applications.latestBulkDecision': ['organizer'],
  'applications.undoBulkDecision': ['organizer'],
  'applications.carryOutBulkDecision': ['system'],
  'applications.assignBooth': ['organizer'],
  'applications.eventBooths': ['organizer'],
  'applications.deskApplications': ['organizer'],
  'applications.deskChoices': ['organizer'],
  'applications.markApplication': ['organizer'],
} as const;
