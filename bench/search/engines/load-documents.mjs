// Fetches the documents of an edition (a game in one language). Also converts the id of a found document to its entry,
// section and rule, which the benchmark compares with the right answer.
export async function fetchDocuments({ game, lang, unit }) {
  const documents = await (await fetch(`/documents/${unit}/${game}.${lang}.json`)).json();
  const byId = new Map(documents.map((document) => [document.id, document]));
  const toAnswer = (id, score) => {
    const { entry, section, rule } = byId.get(id);
    return { entry, section, rule, score };
  };
  return { documents, toAnswer };
}
