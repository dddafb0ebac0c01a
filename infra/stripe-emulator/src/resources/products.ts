import type Stripe from 'stripe';
import { type Endpoint, get, post } from '../api/endpoint.js';
import { invalid } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import type { World } from '../world.js';

const IGNORED = [
  'images',
  'tax_code',
  'url',
  'unit_label',
  'shippable',
  'statement_descriptor',
  'marketing_features',
  'type',
];

export interface ProductFacts {
  id?: string | undefined;
  name: string;
  description: string | null;
  active: boolean;
  metadata: Record<string, string>;
}

export const insertProduct = (world: World, facts: ProductFacts, owner: string | null): Stripe.Product => {
  if (facts.id && world.store.row('products', facts.id)) {
    throw invalid(`Product already exists: ${facts.id}`, 'id', 'resource_already_exists');
  }
  const product = world.store.insert(
    'products',
    {
      id: facts.id ?? world.id('prod'),
      object: 'product',
      active: facts.active,
      created: world.now(),
      default_price: null,
      description: facts.description,
      images: [],
      livemode: false,
      marketing_features: [],
      metadata: facts.metadata,
      name: facts.name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: world.now(),
      url: null,
    },
    owner,
  );
  world.emit('product.created', product, { account: owner });
  return product;
};

export const productEndpoints: Endpoint[] = [
  post('/v1/products', ({ params, world, account }) => {
    const facts: ProductFacts = {
      id: params.string('id') || undefined,
      name: params.required('name'),
      description: params.string('description') || null,
      active: params.boolean('active') ?? true,
      metadata: params.metadata(),
    };
    params.accept(...IGNORED).finish();
    return insertProduct(world, facts, account);
  }),
  get('/v1/products', (call) => {
    const active = call.params.boolean('active');
    const ids = call.params.strings('ids');
    const rows = call.world.store
      .all('products', call.account)
      .filter((row) => (active === undefined || row.active === active) && (ids.length === 0 || ids.includes(row.id)));
    return listOf(call, rows);
  }),
];
