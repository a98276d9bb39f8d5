// Fetches the documents of an edition, and converts the ids of found documents to the targets with which the benchmark
// compares them.
export async function fetchDocuments({ game, lang, unit }) {
  const documents = await (await fetch(`/documents/${unit}/${game}.${lang}.json`)).json();
  const byId = new Map(documents.map((document) => [document.id, document]));
  const toAnswer = (id, score) => {
    const { entry, section, rule } = byId.get(id);
    return { entry, section, rule, score };
  };
  return { documents, toAnswer };
}
