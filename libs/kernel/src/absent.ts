/** The state of a stream that does not exist: `null` if never created or taken back, `'deleted'` if gone for good. */
export type Absent = null | 'deleted';

export const isPresent = <S>(state: S | Absent): state is S => state !== null && state !== 'deleted';
