export const amenities = {
  tableProvided: 'Tables provided',
  electricityAvailable: 'Electricity',
  wifiAvailable: 'WiFi available',
  parkingAvailable: 'Parking',
  foodVendorsAllowed: 'Food vendors OK',
  insuranceRequired: 'Insurance required',
} as const;

export const settings = { outdoor: 'Outdoors', indoor: 'Indoors', both: 'Indoors and outdoors' } as const;
