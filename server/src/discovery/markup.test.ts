import { raw } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { html } from './markup.ts';

describe('markup', () => {
  it('escapes text for elements and for quoted attributes', () => {
    const text = `<script>alert("x")</script> & 'y'`;
    expect(html`<p title="${text}">${text}</p>`.toString()).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;">&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;</p>',
    );
  });

  it('inserts markup unescaped, joins lists, and writes nothing for null and false', () => {
    const items = ['a', 'b'].map((item) => html`<i>${item}</i>`);
    expect(html`<b>${items}${null}${false}${raw('<hr>')}</b>`.toString()).toBe('<b><i>a</i><i>b</i><hr></b>');
  });

  it('writes numbers, including zero', () => {
    expect(html`${0} of ${12}`.toString()).toBe('0 of 12');
  });
});
