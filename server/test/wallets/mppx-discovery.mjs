// The validator of mppx reads our OpenAPI document as a wallet does. Prints a line of JSON: what it finds wrong.
import { validate } from 'mppx/discovery';

const [{ url }] = JSON.parse(process.argv[2] ?? '[]');
const document = await (await fetch(url)).json();
const paid = Object.values(document.paths).flatMap((operations) => Object.values(operations).filter((each) => 'x-payment-info' in each));
process.stdout.write(`${JSON.stringify({ issues: validate(document), paid: paid.length })}\n`);
