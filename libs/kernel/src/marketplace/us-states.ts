const table = `
AL|Alabama
AK|Alaska
AZ|Arizona
AR|Arkansas
CA|California
CO|Colorado
CT|Connecticut
DE|Delaware
DC|District of Columbia
FL|Florida
GA|Georgia
GU|Guam
HI|Hawaii
ID|Idaho
IL|Illinois
IN|Indiana
IA|Iowa
KS|Kansas
KY|Kentucky
LA|Louisiana
ME|Maine
MD|Maryland
MA|Massachusetts
MI|Michigan
MN|Minnesota
MS|Mississippi
MO|Missouri
MT|Montana
NE|Nebraska
NV|Nevada
NH|New Hampshire
NJ|New Jersey
NM|New Mexico
NY|New York
NC|North Carolina
ND|North Dakota
OH|Ohio
OK|Oklahoma
OR|Oregon
PA|Pennsylvania
PR|Puerto Rico
RI|Rhode Island
SC|South Carolina
SD|South Dakota
TN|Tennessee
TX|Texas
UT|Utah
VT|Vermont
VI|Virgin Islands
VA|Virginia
WA|Washington
WV|West Virginia
WI|Wisconsin
WY|Wyoming
`;

export interface UsState {
  code: string;
  name: string;
}

export const usStates: readonly UsState[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = ''] = line.split('|');
    return { code, name };
  });

const byName = new Map(
  usStates.flatMap((state) => [
    [state.code.toLowerCase(), state],
    [state.name.toLowerCase(), state],
  ]),
);

export const stateNamed = (text: string): UsState | undefined => byName.get(text.trim().toLowerCase());

/** `TX` for `Texas`; a state that is unknown stays as it was entered. */
export const stateCode = (text: string): string => stateNamed(text)?.code ?? text.trim();

/** `Austin, TX`, however the state was entered. Without one of the parts, there is no comma. */
export const placeName = (city: string | null | undefined, state: string | null | undefined): string =>
  [city?.trim(), state && stateCode(state)].filter(Boolean).join(', ');
