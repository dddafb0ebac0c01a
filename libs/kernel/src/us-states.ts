const table = `
AL|Alabama|America/Chicago|350-369
AK|Alaska|America/Anchorage|995-999
AZ|Arizona|America/Phoenix|850-865
AR|Arkansas|America/Chicago|716-729
CA|California|America/Los_Angeles|900-961
CO|Colorado|America/Denver|800-816
CT|Connecticut|America/New_York|060-069
DE|Delaware|America/New_York|197-199
DC|District of Columbia|America/New_York|200-205
FL|Florida|America/New_York|320-349
GA|Georgia|America/New_York|300-319,398-399
GU|Guam|Pacific/Guam|969-969
HI|Hawaii|Pacific/Honolulu|967-968
ID|Idaho|America/Boise|832-838
IL|Illinois|America/Chicago|600-629
IN|Indiana|America/Indiana/Indianapolis|460-479
IA|Iowa|America/Chicago|500-528
KS|Kansas|America/Chicago|660-679
KY|Kentucky|America/New_York|400-427
LA|Louisiana|America/Chicago|700-715
ME|Maine|America/New_York|039-049
MD|Maryland|America/New_York|206-219
MA|Massachusetts|America/New_York|010-027,055-055
MI|Michigan|America/Detroit|480-499
MN|Minnesota|America/Chicago|550-567
MS|Mississippi|America/Chicago|386-397
MO|Missouri|America/Chicago|630-658
MT|Montana|America/Denver|590-599
NE|Nebraska|America/Chicago|680-693
NV|Nevada|America/Los_Angeles|889-898
NH|New Hampshire|America/New_York|030-038
NJ|New Jersey|America/New_York|070-089
NM|New Mexico|America/Denver|870-884
NY|New York|America/New_York|005-005,100-149
NC|North Carolina|America/New_York|270-289
ND|North Dakota|America/Chicago|580-588
OH|Ohio|America/New_York|430-459
OK|Oklahoma|America/Chicago|730-749
OR|Oregon|America/Los_Angeles|970-979
PA|Pennsylvania|America/New_York|150-196
PR|Puerto Rico|America/Puerto_Rico|006-007,009-009
RI|Rhode Island|America/New_York|028-029
SC|South Carolina|America/New_York|290-299
SD|South Dakota|America/Chicago|570-577
TN|Tennessee|America/Chicago|370-385
TX|Texas|America/Chicago|750-799,885-885
UT|Utah|America/Denver|840-847
VT|Vermont|America/New_York|050-054,056-059
VI|Virgin Islands|America/St_Thomas|008-008
VA|Virginia|America/New_York|201-201,220-246
WA|Washington|America/Los_Angeles|980-994
WV|West Virginia|America/New_York|247-268
WI|Wisconsin|America/Chicago|530-549
WY|Wyoming|America/Denver|820-831
`;

export interface UsState {
  code: string;
  name: string;
  timeZone: string;
  zipRanges: readonly (readonly [number, number])[];
}

export const usStates: readonly UsState[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', timeZone = '', ranges = ''] = line.split('|');
    const zipRanges = ranges.split(',').map((range) => {
      const [from = '', to = ''] = range.split('-');
      return [Number(from), Number(to)] as const;
    });
    return { code, name, timeZone, zipRanges };
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
