/** A server started by `startServers`; kill and start it again to see how others bear it. */
export interface ServerProcess {
  readonly pid: number | undefined;
  readonly running: boolean;
  /** Starts it again on its port and data, and waits until it serves. */
  start(): Promise<void>;
  /** Asks it to end, then insists. */
  stop(): Promise<void>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Folder that takes data/, logs/ and run/. */
  root: string;
  /** 'free' (default) chooses new ones, 'kept' those of the last start, numbers are taken as they are. */
  ports?: 'free' | 'kept' | { mongo?: number; redis?: number; kafka?: number; kafkaController?: number };
  /** Default: all of them, Kafka 'required'. */
  want?: { mongo?: boolean; redis?: boolean; kafka?: 'required' | 'optional' | false };
  /** Where URLs of existing servers, PATH and STALLBOOK_CACHE are read; default `process.env`. */
  env?: NodeJS.ProcessEnv;
  say?: (line: string) => void;
  /** Start a server again when it ends by itself; default false. */
  keepAlive?: boolean;
}

export interface RunningServers {
  env: { MONGODB_URL?: string; REDIS_URL?: string; KAFKA_BROKERS?: string };
  /** Server name to where it comes from. */
  sources: Record<string, string>;
  /** Why there is no Kafka, in one line. */
  withoutKafka: string | undefined;
  mongo: ServerProcess | undefined;
  redis: ServerProcess | undefined;
  kafka: ServerProcess | undefined;
  stop(): Promise<void>;
}

/** Rejects with an error that says what to do, with nothing left running. */
export function startServers(options: ServerOptions): Promise<RunningServers>;
/** A loopback port that is free now and not in `except`. */
export function freePort(except?: Iterable<number>): Promise<number>;
/** Path of the browser for tests; without one, throws an error that says how to install it. */
export function requireChromium(env?: NodeJS.ProcessEnv): string;
