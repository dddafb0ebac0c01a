type Ask = () => Promise<boolean>;

let dialog: Ask | undefined;
let underWay: Promise<boolean> | undefined;

export const stepUp = {
  /** Concurrent calls share one dialog. */
  ask(): Promise<boolean> {
    if (!dialog) return Promise.resolve(false);
    underWay ??= dialog().finally(() => {
      underWay = undefined;
    });
    return underWay;
  },
  answerWith(ask: Ask): () => void {
    dialog = ask;
    return () => {
      if (dialog === ask) dialog = undefined;
    };
  },
};
