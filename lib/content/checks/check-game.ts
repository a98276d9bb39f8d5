// Checks a game's own page: names in every language, the order of its parts, and a drawing for every icon.
import { type Diagnostic, suggest } from '../../core/diagnostics';
import { isLang, LANGS } from '../../core/languages';
import { findPlayers, UNTOLD_PLAYERS } from '../../core/player-counts';
import type { SplitSource } from '../content-file';
import type { GameFields } from '../front-matter-schema';
import { entriesOf, type RegisteredGame } from '../registry';

/** What a drawing may hold: plain shapes, nothing that runs or loads. */
const SHAPES = new Set(['svg', 'path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse', 'g']);

export function checkGame(path: string, source: SplitSource, game: RegisteredGame): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const say = (keys: (string | number)[], rule: string, message: string, help?: string) =>
    problems.push({ file: path, ...source.placeOf(keys), rule, message, ...(help && { help }) });
  const { fields } = game;

  fields.languages.forEach((lang, index) => {
    if (!isLang(lang))
      say(
        ['languages', index],
        'unknown-language',
        `Unexpected language \`${lang}\`, expected one of ${LANGS.join(', ')}.`,
        suggest(lang, LANGS),
      );
  });
  if (fields.players !== UNTOLD_PLAYERS && !findPlayers(fields.players))
    say(
      ['players'],
      'bad-players',
      `Unexpected \`${fields.players}\`, expected how many play: a number or a range.`,
      'write `2`, `1–4` or `3+`; `—` where the book does not say.',
    );
  const named: [(string | number)[], Record<string, unknown>][] = [
    [['name'], fields.name],
    [['title'], fields.title],
    [['books'], fields.books],
    ...fields.parts.map((part, index): [(string | number)[], GameFields['name']] => [
      ['parts', index, 'title'],
      part.title,
    ]),
    ...Object.entries(fields.icons ?? {}).map(([id, names]): [(string | number)[], GameFields['name']] => [
      ['icons', id],
      names,
    ]),
  ];
  for (const [keys, value] of named)
    for (const lang of fields.languages)
      if (!value[lang])
        say(
          keys,
          'missing-field',
          `Unexpected \`${keys.join('.')}\` without ${lang}, expected a name in every language of the game.`,
          `add \`${lang}: …\`.`,
        );

  const ids = new Set(
    fields.languages.filter(isLang).flatMap((lang) => entriesOf(game, lang).map(({ id }) => id)),
  );
  const placed = new Set<string>();
  fields.parts.forEach((part, index) => {
    part.entries?.forEach((id, position) => {
      if (!ids.has(id))
        say(
          ['parts', index, 'entries', position],
          'unknown-entry',
          `Unexpected \`${id}\` in part \`${part.id}\`, expected an entry of ${game.id}.`,
          suggest(id, ids),
        );
      if (placed.has(id))
        say(
          ['parts', index, 'entries', position],
          'duplicate-entry',
          `Unexpected second \`${id}\`, expected an entry to stand in one part.`,
        );
      placed.add(id);
    });
  });
  const open = fields.parts.filter((part) => !part.entries);
  if (open.length > 1)
    say(
      ['parts'],
      'bad-field',
      'Unexpected second part without `entries`, expected at most one that takes the rest.',
    );
  if (open.length === 0)
    for (const id of ids)
      if (!placed.has(id))
        say(
          ['parts'],
          'entry-without-part',
          `Unexpected \`${id}\` outside the parts, expected every entry in one.`,
          'add it to a part, or leave `entries` out of one part to let it take the rest.',
        );
  if (fields.golden && !ids.has(fields.golden))
    say(
      ['golden'],
      'unknown-entry',
      `Unexpected \`${fields.golden}\`, expected an entry of ${game.id}.`,
      suggest(fields.golden, ids),
    );
  if (fields.emblem && !fields.icons?.[fields.emblem])
    say(
      ['emblem'],
      'unknown-icon',
      `Unexpected emblem \`${fields.emblem}\`, expected an icon of ${game.id}.`,
      suggest(fields.emblem, Object.keys(fields.icons ?? {})),
    );
  problems.push(...checkDrawings(path, source, game));
  return problems;
}

function checkDrawings(path: string, source: SplitSource, game: RegisteredGame): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const declared = Object.keys(game.fields.icons ?? {});
  for (const id of declared)
    if (!game.drawings.has(id))
      problems.push({
        file: path,
        ...source.placeOf(['icons', id]),
        rule: 'missing-drawing',
        message: `Unexpected icon \`${id}\` without a drawing, expected content/${game.id}/icons/${id}.svg.`,
      });
  for (const [id, svg] of game.drawings) {
    const file = path.replace(/game\.md$/, `icons/${id}.svg`);
    if (!declared.includes(id))
      problems.push({
        file,
        line: 1,
        column: 1,
        rule: 'undeclared-icon',
        message: `Unexpected drawing \`${id}\`, expected it among the icons of ${path}.`,
        ...(suggest(id, declared) && { help: suggest(id, declared) }),
      });
    for (const match of svg.matchAll(/<([a-z]+)|\s(on\w+|href|style)=/gi)) {
      const what = match[1] ?? match[2] ?? '';
      if (match[1] && SHAPES.has(what)) continue;
      problems.push({
        file,
        line: 1,
        column: match.index + 1,
        rule: 'bad-drawing',
        message: `Unexpected \`${what}\` in a drawing, expected plain shapes.`,
        help: `use only ${[...SHAPES].join(', ')}.`,
      });
    }
    if (!svg.includes('viewBox="0 0 24 24"'))
      problems.push({
        file,
        line: 1,
        column: 1,
        rule: 'bad-drawing',
        message: 'Unexpected size of a drawing, expected `viewBox="0 0 24 24"`.',
      });
  }
  return problems;
}
