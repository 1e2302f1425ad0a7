// The pages are complete without this: it adds a button that copies each sample, a filter for the tools, a search over all headings, and
// folds the contents on a phone.

// Links to a chapter from when all of them were one page.
const moved = [...document.querySelectorAll('.contents > details > ul > li > a')].find(
  (link) => location.pathname === '/docs' && location.hash === `#${link.pathname.split('/').pop()}`,
);
if (moved) location.replace(moved.href);
if (location.pathname === '/docs' && location.hash === '#agent-card') location.replace('/docs/documents#agent-card');

for (const figure of document.querySelectorAll('figure.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy: ${figure.querySelector('figcaption').textContent}`);
  const say = (text) => {
    button.textContent = text;
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  };
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(figure.querySelector('code').textContent).then(
      () => say('Copied'),
      () => say('Not allowed'),
    );
  });
  if (navigator.clipboard) figure.querySelector('figcaption').append(button);
}

const rows = [...document.querySelectorAll('.tools tbody tr')];
if (rows.length > 8) {
  const label = document.createElement('label');
  label.className = 'filter';
  label.append('Filter ', Object.assign(document.createElement('input'), { type: 'search' }));
  const shown = document.createElement('span');
  shown.setAttribute('role', 'status');
  label.append(shown);
  label.addEventListener('input', ({ target }) => {
    const words = target.value.toLowerCase().split(/\s+/);
    for (const row of rows) row.hidden = !words.every((word) => row.dataset.find.includes(word));
    shown.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length}`;
  });
  document.querySelector('.tools').parentElement.before(label);
}

const contents = document.querySelector('.contents details');
const entries = [...contents.querySelectorAll('li')];
const closed = new Set(contents.querySelectorAll('ul[hidden]'));
const box = document.createElement('label');
box.className = 'find';
box.append('Search ', Object.assign(document.createElement('input'), { type: 'search' }));
const told = document.createElement('span');
told.setAttribute('role', 'status');
box.append(told);
box.addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (entry) => words.every((word) => entry.querySelector('a').textContent.toLowerCase().includes(word));
  const found = entries.filter(fits);
  // A chapter stays with what was found in it.
  for (const entry of entries) entry.hidden = !found.some((one) => one === entry || entry.contains(one));
  for (const list of closed) list.hidden = words.length === 0;
  told.textContent = words.length === 0 ? '' : `${found.length} found`;
});
box.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  const first = entries.find((entry) => !entry.hidden && !entry.querySelector('li:not([hidden])'));
  if (first && box.querySelector('input').value.trim() !== '') location.assign(first.querySelector('a').href);
});
contents.querySelector('summary').after(box);

const narrow = matchMedia('(max-width: 60rem)');
const fold = () => (contents.open = !narrow.matches);
narrow.addEventListener('change', fold);
fold();
