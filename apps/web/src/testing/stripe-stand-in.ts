interface Confirmation {
  confirmParams: { return_url: string };
  redirect: string;
}
type Confirmed = { paymentIntent: { status: string } } | { error: { type: string; message: string } };

/** The loader keeps the function that the first script brought. */
let current: StripeStandIn | undefined;
const served = Object.assign((key: string) => current?.client(key), { version: 'endive' });

export const openStripe = (): StripeStandIn => (current = new StripeStandIn());

/** Answers for js.stripe.com, with the part of Stripe's documented interface that the card form uses. */
class StripeStandIn {
  isBlocked = false;
  readonly scripts: string[] = [];
  readonly keys: string[] = [];
  readonly elements: { clientSecret: string; appearance: { theme: string } }[] = [];
  readonly updates: { appearance: { theme: string } }[] = [];
  readonly confirmations: Confirmation[] = [];
  answer: Confirmed | Promise<Confirmed> = { paymentIntent: { status: 'succeeded' } };

  private readonly observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) this.serve(node);
    }
  });

  constructor() {
    this.observer.observe(document.head, { childList: true });
  }

  close(): void {
    this.observer.disconnect();
    Object.assign(window, { Stripe: undefined });
  }

  private serve(script: HTMLScriptElement): void {
    this.scripts.push(script.src);
    if (!this.isBlocked) Object.assign(window, { Stripe: served });
    script.dispatchEvent(new Event(this.isBlocked ? 'error' : 'load'));
  }

  client(key: string) {
    this.keys.push(key);
    const unused = () => undefined;
    return {
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
      elements: (options: (typeof this.elements)[number]) => {
        this.elements.push(options);
        return {
          create,
          getElement: () => null,
          update: (given: (typeof this.updates)[number]) => this.updates.push(given),
        };
      },
      confirmPayment: (options: Confirmation) => {
        this.confirmations.push(options);
        return Promise.resolve(this.answer);
      },
    };
  }
}

function create() {
  return {
    mount: (place: HTMLElement) => {
      place.textContent = 'Card number';
    },
    on: (event: string, listener: () => void) => {
      if (event === 'ready') queueMicrotask(listener);
    },
    off: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
  };
}
