import { expect, it } from 'vitest';
import { credentialsIn } from '../back-office/credentials.tsx';
import { formValues } from './form.tsx';

function formOf(...fields: ReadonlyArray<readonly [name: string, value: string]>): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

it('reads texts as they were typed, and what is missing as empty', () => {
  const { text, isChecked, given } = formValues(formOf(['password', ' a b '], ['note', ''], ['publish', 'on']));
  expect([text('password'), text('note'), text('none')]).toEqual([' a b ', '', '']);
  expect([isChecked('publish'), isChecked('none')]).toEqual([true, false]);
  expect(given).toEqual({ password: ' a b ', publish: 'on' });
});

it('reads the lines of a field without the empty ones', () => {
  expect(formValues(formOf(['skip', ' DELETE * \n\n GET /private/*\n'])).lines('skip')).toEqual(['DELETE *', 'GET /private/*']);
});

it('is not confused by a file', () => {
  const form = formOf(['title', 'Rain']);
  form.set('file', new File(['x'], 'rain.csv'));
  expect(formValues(form).given).toEqual({ title: 'Rain' });
  expect(formValues(form).text('file')).toBe('');
});

it('reads credentials by their names, and leaves out those without a name or a secret', () => {
  const form = formOf(
    ['credential_name', ' key '],
    ['credential_value', 's1'],
    ['credential_name', ''],
    ['credential_value', 's2'],
    ['credential_name', 'basic'],
    ['credential_value', ''],
  );
  expect(credentialsIn(formValues(form))).toEqual({ key: 's1' });
});
