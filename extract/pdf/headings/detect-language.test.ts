// Tests language detection.
import { describe, expect, it } from 'vitest';
import { findLanguage } from './detect-language';

describe('findLanguage', () => {
  it.each([
    ['en', 'Each player draws a card and moves the owl up to three floors of the tower.'],
    ['uk', 'Кожен гравець бере карту та переміщує сову щонайбільше на три поверхи.'],
    ['ru', 'Каждый игрок берёт карту и перемещает сову не более чем на три этажа, если вы не платите.'],
    ['pl', 'Każdy gracz dobiera kartę i przesuwa sowę najwyżej o trzy piętra, jeśli nie zapłaci.'],
    ['de', 'Jeder Spieler zieht eine Karte und bewegt die Eule, wenn der Laden nicht geschlossen ist.'],
    ['fr', 'Chaque joueur pioche une carte et déplace la chouette dans la tour pour des plumes.'],
    ['es', 'Cada jugador roba una carta y mueve el búho por los pisos de la torre con las plumas.'],
  ])('detects %s', (lang, text) => {
    expect(findLanguage(text)).toBe(lang);
  });

  it('returns undefined for a text without words', () => {
    expect(findLanguage('12 34 5')).toBeUndefined();
  });
});
