/** Another worker or process carried out this step of stored work first. */
export class StepAlreadyTaken extends Error {
  override readonly name = 'StepAlreadyTaken';
}
