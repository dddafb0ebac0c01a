const table = `
AL|America/Chicago|350-369
AK|America/Anchorage|995-999
AZ|America/Phoenix|850-865
AR|America/Chicago|716-729
CA|America/Los_Angeles|900-961
CO|America/Denver|800-816
CT|America/New_York|060-069
DE|America/New_York|197-199
DC|America/New_York|200-205
FL|America/New_York|320-349
GA|America/New_York|300-319,398-399
GU|Pacific/Guam|969-969
HI|Pacific/Honolulu|967-968
ID|America/Boise|832-838
IL|America/Chicago|600-629
IN|America/Indiana/Indianapolis|460-479
IA|America/Chicago|500-528
KS|America/Chicago|660-679
KY|America/New_York|400-427
LA|America/Chicago|700-715
ME|America/New_York|039-049
MD|America/New_York|206-219
MA|America/New_York|010-027,055-055
MI|America/Detroit|480-499
MN|America/Chicago|550-567
MS|America/Chicago|386-397
MO|America/Chicago|630-658
MT|America/Denver|590-599
NE|America/Chicago|680-693
NV|America/Los_Angeles|889-898
NH|America/New_York|030-038
NJ|America/New_York|070-089
NM|America/Denver|870-884
NY|America/New_York|005-005,100-149
NC|America/New_York|270-289
ND|America/Chicago|580-588
OH|America/New_York|430-459
OK|America/Chicago|730-749
OR|America/Los_Angeles|970-979
PA|America/New_York|150-196
PR|America/Puerto_Rico|006-007,009-009
RI|America/New_York|028-029
SC|America/New_York|290-299
SD|America/Chicago|570-577
TN|America/Chicago|370-385
TX|America/Chicago|750-799,885-885
UT|America/Denver|840-847
VT|America/New_York|050-054,056-059
VI|America/St_Thomas|008-008
VA|America/New_York|201-201,220-246
WA|America/Los_Angeles|980-994
WV|America/New_York|247-268
WI|America/Chicago|530-549
WY|America/Denver|820-831
`;

interface StateArea {
  code: string;
  /** The time zone of most of the state. */
  timeZone: string;
  /** Ranges of ZIP codes, by their first three digits. */
  zipRanges: readonly (readonly [number, number])[];
}

export const stateAreas: readonly StateArea[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', timeZone = '', ranges = ''] = line.split('|');
    const zipRanges = ranges.split(',').map((range) => {
      const [from = '', to = ''] = range.split('-');
      return [Number(from), Number(to)] as const;
    });
    return { code, timeZone, zipRanges };
  });
