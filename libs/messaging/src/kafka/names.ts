/** Broker names of topics and groups; several installations may share a broker. */
export interface Names {
  onBroker(name: string): string;
  /** Converts a broker name back to the local name. */
  local(nameOnBroker: string): string;
  isOurs(nameOnBroker: string): boolean;
}

export function namesOf(installation: string): Names {
  const start = `${installation}.`;
  return {
    onBroker: (name) => start + name,
    local: (name) => name.slice(start.length),
    isOurs: (name) => name.startsWith(start),
  };
}
