export interface Names {
  onBroker(name: string): string;
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
