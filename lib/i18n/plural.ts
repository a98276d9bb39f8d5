// Chooses the plural form of a noun for a number, by the rules of the language.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `pluralOf('uk')(5, { one: 'правило', few: 'правила', many: 'правил', other: 'правила' })` */
export function pluralOf(lang: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** For languages with forms for 1, 2–4 and 5 or more. */
export function pluralOfThree(
  lang: string,
): (count: number, one: string, few: string, many: string) => string {
  const plural = pluralOf(lang);
  return (count, one, few, many) => plural(count, { one, few, many, other: few });
}
