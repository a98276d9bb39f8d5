// Fetches the documents of an edition and converts result ids to the answers that are judged.
export async function fetchDocuments({ game, lang }) {
  const documents = await (await fetch(`/documents/${game}.${lang}.json`)).json();
  const byId = new Map(documents.map((document) => [document.id, document]));
  const toAnswer = (id, score) => {
    const { entry, section } = byId.get(id);
    return { entry, section, score };
  };
  return { documents, toAnswer };
}
