/** Why an object at Stripe has no counterpart here. `ignored`: not ours. `early`: ours, but not stored yet. */
export type Unmatched = 'ignored' | 'early';

/** What became of a Stripe event. */
export type Outcome = 'processed' | Unmatched;
