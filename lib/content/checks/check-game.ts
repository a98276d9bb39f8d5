// Checks game.md and the icons: names must exist in every language, the parts must contain every entry once, and each
// icon must have an SVG drawing.
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang, LANGS } from '../../core/languages';
import { findPlayers, UNKNOWN_PLAYERS } from '../../core/player-counts';
import { FILE_START, type SplitSource } from '../content-file';
import type { GameFields } from '../front-matter-schema';
import { entriesOf, type RegisteredGame } from '../registry';
import { checkBooks } from './check-books';
import { checkDrawing } from './check-icon-svg';
import { checkModuleNames } from './check-modules';
import { createReporter } from './create-reporter';

type FieldPath = (string | number)[];
/** Reports a diagnostic at the position of a field of game.md. `keys` is the path of the field. */
export type ReportField = (keys: FieldPath, rule: string, message: string, help?: string) => void;

export function checkGame(path: string, source: SplitSource, game: RegisteredGame): Diagnostic[] {
  const { diagnostics, report } = createReporter(path);
  const reportField: ReportField = (keys, ...message) => report(source.positionOf(keys), ...message);
  const ids = new Set(
    game.fields.languages.filter(isLang).flatMap((lang) => entriesOf(game, lang).map(({ id }) => id)),
  );
  checkLanguagesAndPlayers(game.fields, reportField);
  checkNames(game.fields, reportField);
  checkBooks(game.fields, reportField);
  checkModuleNames(game.fields, reportField);
  checkParts(game, ids, reportField);
  checkGoldenAndEmblem(game, ids, reportField);
  return [...diagnostics, ...checkDeclaredIcons(path, source, game), ...checkDrawings(path, game)];
}

function checkLanguagesAndPlayers(fields: GameFields, report: ReportField): void {
  fields.languages.forEach((lang, index) => {
    if (!isLang(lang))
      report(
        ['languages', index],
        'unknown-language',
        `Unexpected language \`${lang}\`, expected one of ${LANGS.join(', ')}.`,
        suggest(lang, LANGS),
      );
  });
  if (fields.players !== UNKNOWN_PLAYERS && !findPlayers(fields.players))
    report(
      ['players'],
      'bad-players',
      `Unexpected \`${fields.players}\`, expected the number of players: a number or a range.`,
      'write `2`, `1–4` or `3+`; `—` where the book does not say.',
    );
}

function checkNames(fields: GameFields, report: ReportField): void {
  const named: [FieldPath, Record<string, unknown>][] = [
    [['name'], fields.name],
    [['title'], fields.title],
    ...fields.parts.map((part, index): [FieldPath, GameFields['name']] => [
      ['parts', index, 'title'],
      part.title,
    ]),
    ...Object.entries(fields.icons ?? {}).map(([id, names]): [FieldPath, GameFields['name']] => [
      ['icons', id],
      names,
    ]),
  ];
  for (const [keys, value] of named)
    for (const lang of fields.languages)
      if (!value[lang])
        report(
          keys,
          'missing-field',
          `Unexpected \`${keys.join('.')}\` without ${lang}, expected a name in every language of the game.`,
          `add \`${lang}: …\`.`,
        );
}

/**
 * Checks that every entry is in exactly one part of the book. At most one part may have no field `entries`. This part
 * contains all entries that no other part lists.
 */
function checkParts({ id: gameId, fields }: RegisteredGame, ids: Set<string>, report: ReportField): void {
  const listed = new Set<string>();
  fields.parts.forEach((part, index) => {
    part.entries?.forEach((id, position) => {
      const keys = ['parts', index, 'entries', position];
      if (!ids.has(id))
        report(
          keys,
          'unknown-entry',
          `Unexpected \`${id}\` in part \`${part.id}\`, expected an entry of ${gameId}.`,
          suggest(id, ids),
        );
      if (listed.has(id))
        report(keys, 'duplicate-entry', `Unexpected second \`${id}\`, expected each entry in one part only.`);
      listed.add(id);
    });
  });
  const openParts = fields.parts.filter((part) => !part.entries);
  if (openParts.length > 1)
    report(
      ['parts'],
      'bad-field',
      'Unexpected second part without `entries`, expected at most one that takes the remaining entries.',
    );
  if (openParts.length === 0)
    for (const id of ids)
      if (!listed.has(id))
        report(
          ['parts'],
          'entry-without-part',
          `Unexpected \`${id}\` outside the parts, expected every entry in one.`,
          'add it to a part, or leave `entries` out of one part so that it takes the remaining entries.',
        );
}

function checkGoldenAndEmblem({ id, fields }: RegisteredGame, ids: Set<string>, report: ReportField): void {
  if (fields.golden && !ids.has(fields.golden))
    report(
      ['golden'],
      'unknown-entry',
      `Unexpected \`${fields.golden}\`, expected an entry of ${id}.`,
      suggest(fields.golden, ids),
    );
  if (fields.emblem && !fields.icons?.[fields.emblem])
    report(
      ['emblem'],
      'unknown-icon',
      `Unexpected emblem \`${fields.emblem}\`, expected an icon of ${id}.`,
      suggest(fields.emblem, Object.keys(fields.icons ?? {})),
    );
}

/** Checks that every icon declared in game.md has an SVG file. */
const checkDeclaredIcons = (path: string, source: SplitSource, game: RegisteredGame): Diagnostic[] =>
  Object.keys(game.fields.icons ?? {})
    .filter((id) => !game.drawings.has(id))
    .map((id) => ({
      file: path,
      ...source.positionOf(['icons', id]),
      rule: 'missing-drawing',
      message: `Unexpected icon \`${id}\` without a drawing, expected content/${game.id}/icons/${id}.svg.`,
    }));

/**
 * Checks that every SVG file is declared in game.md, contains only plain shapes, and is drawn on a grid of 24 × 24
 * units.
 */
function checkDrawings(path: string, game: RegisteredGame): Diagnostic[] {
  const declared = Object.keys(game.fields.icons ?? {});
  return [...game.drawings].flatMap(([id, svg]) => {
    const { diagnostics, report } = createReporter(path.replace(/game\.md$/, `icons/${id}.svg`));
    if (!declared.includes(id))
      report(
        FILE_START,
        'undeclared-icon',
        `Unexpected drawing \`${id}\`, expected it among the icons of ${path}.`,
        suggest(id, declared),
      );
    checkDrawing(svg, report);
    return diagnostics;
  });
}
