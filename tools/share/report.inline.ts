/** Filters, sorts and measures, within the page that `npm run share` writes. */
const form = document.querySelector('form') as HTMLFormElement;
const main = document.querySelector('main') as HTMLElement;
const articles = [...main.querySelectorAll('article')];

type Order = 'locale' | 'route' | 'faults';

/** Where each page stands. Sorting is stable, so pages of one rank stay in the order of the registry. */
function rank({ dataset }: HTMLElement, order: Order): number {
  if (order === 'faults') return -Number(dataset.faults);
  return articles.findIndex((article) => article.dataset[order] === dataset[order]);
}

function show(): void {
  const { locale, order, faulty } = Object.fromEntries(new FormData(form));
  const shown = articles.filter(
    ({ dataset }) => (!locale || dataset.locale === locale) && (!faulty || dataset.faults !== '0'),
  );
  for (const article of articles) article.hidden = !shown.includes(article);
  main.append(...articles.toSorted((a, b) => rank(a, order as Order) - rank(b, order as Order)));
  const output = form.querySelector('output') as HTMLOutputElement;
  output.textContent = `${shown.length} of ${articles.length} pages`;
}

form.addEventListener('input', show);
show();
