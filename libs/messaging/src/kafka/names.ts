/** What topics and groups are called on the broker, which several installations may share. */
export interface Names {
  onBroker(name: string): string;
  /** The name here of what is called so on the broker. */
  here(nameOnBroker: string): string;
  isOurs(nameOnBroker: string): boolean;
}

export function namesOf(installation: string): Names {
  const start = `${installation}.`;
  return {
    onBroker: (name) => start + name,
    here: (name) => name.slice(start.length),
    isOurs: (name) => name.startsWith(start),
  };
}
