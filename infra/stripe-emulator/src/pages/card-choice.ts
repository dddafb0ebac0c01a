import { TEST_CARDS } from '../money/cards.js';
import { html, type Markup } from './html.js';

/** The test cards as radio buttons named `card`. */
export const cardChoice = (): Markup =>
  html`<fieldset>
    <legend>Test card</legend>
    ${TEST_CARDS.map(
      (card, index) =>
        html`<label class="choice"
          ><input type="radio" name="card" value="${card.token}" ${index === 0 ? html` checked` : null} />
          ${card.label}</label
        > `,
    )}
  </fieldset>`;
