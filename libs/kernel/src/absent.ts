/** The state of a stream without a subject. `null`: never created, or taken back. `'deleted'`: gone for good. */
export type Absent = null | 'deleted';

export const isPresent = <S>(state: S | Absent): state is S => state !== null && state !== 'deleted';
