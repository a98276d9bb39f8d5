// Finds the thing that a query asks to explain: «what is a patrol», «як працює патруль», «объясни патруль пожалуйста».

const ASKING = [
  /^(?:so )?(?:(?:what|wtf|wth|who)(?: the (?:hell|heck))? (?:is|are|does)|whats|what['’]s)(?: an?| the)? (.+?)(?: mean| means| do)?$/i,
  /^how (?:do|does|is|are)(?: an?| the)? (.+?) (?:work|works|used|function)$/i,
  /^(?:please )?(?:explain|define|describe|tell me about)(?: to me)?(?: an?| the)? (.+?)$/i,
  /^(?:а )?(?:що|шо)(?: (?:таке|це таке|це за|за|означає|значить|робить|роблять)) (.+?)$/i,
  /^як(?: саме)? (?:працює|працюють|діє|діють) (.+?)$/i,
  /^(?:поясни|поясніть|розкажи|розкажіть)(?: мені)?(?: про)? (.+?)$/i,
  /^(?:а )?(?:что|чё|чо)(?: (?:такое|это такое|это за|за|значит|означает|делает|делают)) (.+?)$/i,
  /^как(?: именно)? (?:работает|работают|действует|действуют) (.+?)$/i,
  /^(?:объясни|объясните|расскажи|расскажите)(?: мне)?(?: про| о)? (.+?)$/i,
];
const POLITE = /[\s,]+(?:please|pls|plz|будь ласка|прошу|пожалуйста|плиз)(?=[\s?!.]*$)/i;

/**
 * Returns the words for the thing that the query asks to explain. A query that is only a thing and a polite word
 * («patrol please») also counts as asking for an explanation. Returns undefined for all other queries.
 */
export function findDefinedThing(query: string): string | undefined {
  const plain = query
    .replace(POLITE, '')
    .replace(/[\s?!.]+$/, '')
    .trim();
  for (const pattern of ASKING) {
    const thing = pattern.exec(plain)?.[1];
    if (thing) return thing;
  }
  return plain === query.trim().replace(/[\s?!.]+$/, '') ? undefined : plain;
}
