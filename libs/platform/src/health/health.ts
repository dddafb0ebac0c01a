export type HealthCheck = () => Promise<unknown>;

const CHECK_MS = 2_000;

const within = async (check: HealthCheck): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), CHECK_MS)));
  const passed = Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    );
  try {
    return await Promise.race([passed, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** What has to work before a process takes requests. */
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();
  private stopping = false;

  /** A check fails by throwing or by taking more than 2 s. Returns what takes it away again. */
  register(name: string, check: HealthCheck): () => void {
    this.checks.set(name, check);
    return () => void (this.checks.get(name) === check && this.checks.delete(name));
  }

  /** From now on not ready: requests go elsewhere while those under way end. */
  stop(): void {
    this.stopping = true;
  }

  /** Names of what fails; empty when ready. */
  async failing(): Promise<string[]> {
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => ((await within(check)) ? undefined : name)),
    );
    const failed = results.filter((name) => name !== undefined);
    return this.stopping ? ['stopping', ...failed] : failed;
  }
}

/** The checks of this process: services that share a host share its readiness. */
export const health = new HealthRegistry();
