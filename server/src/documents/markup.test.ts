import { describe, expect, it } from 'vitest';
import { html, trusted } from './markup.ts';

describe('markup', () => {
  it('escapes text for elements and for quoted attributes', () => {
    const text = `<script>alert("x")</script> & 'y'`;
    expect(html`<p title="${text}">${text}</p>`.text).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;">&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;</p>',
    );
  });

  it('takes markup as it is, joins lists and leaves nothing for null and false', () => {
    expect(
      html`<ul>
        ${['a', 'b'].map((item) => html`<li>${item}</li>`)}${null}${false}${trusted('<hr>')}
      </ul>`.text,
    ).toBe('<ul><li>a</li><li>b</li><hr></ul>');
  });

  it('writes numbers, zero too', () => {
    expect(html`${0} of ${12}`.text).toBe('0 of 12');
  });
});
