// Which form of a noun a number takes, by the language's own rules.

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `pluralOf('uk')(5, { one: 'правило', few: 'правила', many: 'правил', other: 'правила' })` */
export function pluralOf(lang: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(lang);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}

/** For languages that count 1, 2–4 and 5 of a thing. */
export function pluralOfThree(
  lang: string,
): (count: number, one: string, few: string, many: string) => string {
  const plural = pluralOf(lang);
  return (count, one, few, many) => plural(count, { one, few, many, other: few });
}
