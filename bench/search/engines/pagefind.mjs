// Runs Pagefind on pages with the same entries. Loads the data of each result on the first page of results, as
// Pagefind's own interface does.
const SHOWN = 5;

export async function createEngine({ game, lang, unit }) {
  document.documentElement.lang = lang;
  const pagefind = await import(`/pagefind/${unit}/${game}.${lang}/pagefind.js`);
  await pagefind.init();
  return {
    ask: async (query) => {
      const { results } = await pagefind.search(query);
      const shown = results.slice(0, SHOWN);
      return Promise.all(
        shown.map(async (result) => {
          const { url, sub_results } = await result.data();
          const [, entry, rule] = url.split('/');
          const best = sub_results.toSorted((a, b) => b.locations.length - a.locations.length)[0];
          return { entry, section: best?.url.split('#')[1], rule, score: result.score };
        }),
      );
    },
  };
}
