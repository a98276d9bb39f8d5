// Chooses the plural form of a noun for a number by the plural rules of the language.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Returns the function that chooses the form: `pluralOf('uk')(5, { one: 'правило', few: 'правила', many: 'правил',
 * other: 'правила' })` is «правил».
 */
export function pluralOf(lang: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** Returns the same function for languages with three forms: for 1, for 2–4, and for 5 or more. */
export function pluralOfThree(
  lang: string,
): (count: number, one: string, few: string, many: string) => string {
  const plural = pluralOf(lang);
  return (count, one, few, many) => plural(count, { one, few, many, other: few });
}
