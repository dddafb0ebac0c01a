import { fieldName } from './field-name.js';

describe('the column that a message of an import is about', () => {
  it.each([
    ['event_name', 'Event name'],
    ['event_type', 'Event type'],
    ['vendor_fee', 'Vendor fee'],
    ['booth_count', 'Number of booths'],
    ['organizer_email', 'Organizer email'],
    ['venue', 'Venue'],
    ['row', 'The whole row'],
  ])('is shown in words: %s', (name, words) => expect(fieldName(name)).toBe(words));

  it('stays as it is if it is unknown', () => expect(fieldName('parking')).toBe('parking'));
});
