import { compared } from './texts/comparison.js';
import { compared as comparedInSpanish } from './texts/comparison.es.js';
import { products } from './texts/products.js';
import { products as productsInSpanish } from './texts/products.es.js';

const needs = ({ needs: flag }: { needs?: string }) => flag;

describe('what a plan sells by its flags', () => {
  it('needs the same flags in Spanish', () => {
    expect(comparedInSpanish.map(({ points }) => points.map(needs))).toEqual(
      compared.map(({ points }) => points.map(needs)),
    );
    for (const [path, { benefits }] of Object.entries(products))
      expect(productsInSpanish[path]?.benefits.map(needs)).toEqual(benefits.map(needs));
  });
});
