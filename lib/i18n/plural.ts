// Chooses the form of a noun that follows a number, by the plural rules of the language: «1 правило», «5 правил».

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Returns a function that chooses the form of a noun for a number. Example for `pluralOf('uk')`: the number 5 and the
 * forms `{ one: 'правило', few: 'правила', many: 'правил', other: 'правила' }` give «правил».
 */
export function pluralOf(lang: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Returns a function that chooses between three forms of a noun, for 1, for 2–4, and for 5 or more. */
export function pluralOfThree(
  lang: string,
): (count: number, one: string, few: string, many: string) => string {
  const plural = pluralOf(lang);
  return (count, one, few, many) => plural(count, { one, few, many, other: few });
}
