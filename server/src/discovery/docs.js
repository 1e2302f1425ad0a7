// The page is complete without this: it adds a button that copies each sample, a filter for the tools, and folds the contents on a phone.
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
const narrow = matchMedia('(max-width: 60rem)');
const fold = () => (contents.open = !narrow.matches);
narrow.addEventListener('change', fold);
fold();
