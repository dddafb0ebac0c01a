type Ask = () => Promise<boolean>;

let dialog: Ask | undefined;
let underWay: Promise<boolean> | undefined;

/** Where calls find the one dialog that asks for the second factor again. */
export const stepUp = {
  /** Resolves with whether it was shown; calls that need it at the same time share one answer. */
  ask(): Promise<boolean> {
    if (!dialog) return Promise.resolve(false);
    underWay ??= dialog().finally(() => {
      underWay = undefined;
    });
    return underWay;
  },
  /** Call the result to take it back. */
  answerWith(ask: Ask): () => void {
    dialog = ask;
    return () => {
      if (dialog === ask) dialog = undefined;
    };
  },
};
