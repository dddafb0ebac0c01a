import type { DynamicModule, Type } from '@nestjs/common';

type ModuleLike = DynamicModule | Type<unknown>;

/** The provider classes of a module and of the modules that it imports. */
export function providersOf(module: ModuleLike, visited = new Set<unknown>()): Type<unknown>[] {
  if (visited.has(module)) return [];
  visited.add(module);
  const type = 'module' in module ? module.module : module;
  const listed = (key: 'imports' | 'providers'): unknown[] => [
    ...((Reflect.getMetadata(key, type) as unknown[] | undefined) ?? []),
    ...('module' in module ? ((module[key] as unknown[] | undefined) ?? []) : []),
  ];
  const own = listed('providers').filter((provider): provider is Type<unknown> => typeof provider === 'function');
  const imported = listed('imports')
    .filter(isModule)
    .flatMap((one) => providersOf(one, visited));
  return [...own, ...imported];
}

const isModule = (value: unknown): value is ModuleLike =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && 'module' in value);
