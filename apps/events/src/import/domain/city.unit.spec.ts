import { columnsOf } from './columns.js';
import { planRow } from './plan-row.js';
import { identityOf, importedId } from './row-identity.js';

const columns = columnsOf(['name', 'city', 'state', 'zip', 'start date', 'end date', 'description']);
const today = '2027-03-03';
const rowOf = (city: string, state: string, zip = '') => [
  'Green Market',
  city,
  state,
  zip,
  '2027-05-08',
  '2027-05-08',
  'Vegetables.',
];
const planned = (...place: [city: string, state: string, zip?: string]) => {
  const { details, warnings } = planRow(columns, rowOf(...place), { today });
  const said = warnings.filter(({ field }) => field === 'city').map(({ message }) => message);
  return { city: details?.city, zipCode: details?.zipCode, said };
};

describe('the city of an imported market event', () => {
  it.each([
    ['Guernsey, Wyoming', 'Wyoming', 'Guernsey'],
    ['Albany, NY', 'New York', 'Albany'],
    ['Evansville,IN', 'Indiana', 'Evansville'],
    ['Arlington, Ma.', 'Massachusetts', 'Arlington'],
    ['Washington, D.C.', 'District of Columbia', 'Washington'],
    ['Mt. Shasta CA', 'California', 'Mt. Shasta'],
    ['Lincoln Nebraska', 'NE', 'Lincoln'],
    ['Wayne,', 'Maine', 'Wayne'],
  ])('[CL-047] is stored without its state and stray commas, with a warning: %s', (given, state, city) => {
    expect(planned(given, state)).toMatchObject({ city, said: [`"${given}" was read as "${city}".`] });
  });

  it('[CL-047] loses a ZIP code, which is kept if the row has none', () => {
    const said = ['"Millville, DE 19967" was read as "Millville".'];
    expect(planned('Millville, DE 19967', 'Delaware')).toEqual({ city: 'Millville', zipCode: '19967', said });
    expect(planned('Springdale 72764', 'Arkansas', '72762')).toMatchObject({ city: 'Springdale', zipCode: '72762' });
  });

  it.each([
    ['New York', 'New York'],
    ['East New York', 'New York'],
    ['Oklahoma City', 'Oklahoma'],
    ['Kansas City', 'Kansas'],
    ['Portland, Maine', 'Oregon'],
    ['Salem', 'Atlantis'],
    ['DC', 'District of Columbia'],
  ])('stays as it is where the state belongs to its name, or is another one: %s in %s', (city, state) => {
    expect(planned(city, state)).toMatchObject({ city, said: [] });
  });

  it('is missing where the cell has only the state', () => {
    expect(planRow(columns, rowOf(', WY', 'Wyoming'), { today }).failure).toEqual({
      field: 'city',
      message: 'Has no city.',
    });
  });

  it('identifies the market event as it is planned', () => {
    const { details } = planRow(columns, rowOf('Guernsey, Wyoming', 'Wyoming'), { today });
    expect(identityOf('import', columns, rowOf('Guernsey, WY', 'Wyoming'), { today })).toBe(
      importedId('import', details!),
    );
  });
});
