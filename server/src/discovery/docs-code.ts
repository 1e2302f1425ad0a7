import { html, type Content, type Markup } from './markup.ts';

type Language = keyof typeof highlighters;

interface Sample {
  caption: string;
  code: string;
  language: Exclude<Language, 'text'>;
  /** The output of the code. */
  output?: { caption: string; code: string; language: 'json' | 'text' };
}

/** Code under a caption, with its output. It can be scrolled by keyboard; the page's script adds a button that copies the code. */
export function sample({ caption, code, language, output }: Sample): Markup {
  return html`<figure class="code">
    <figcaption>${caption}</figcaption>
    <pre tabindex="0"><code>${highlighters[language](code)}</code></pre>
    ${
      output === undefined
        ? null
        : html`<p class="prints">${output.caption}</p>
            <pre tabindex="0"><samp>${highlighters[output.language](output.code)}</samp></pre>`
    }
  </figure>`;
}

export function jsonSample(caption: string, value: unknown): Markup {
  return sample({ caption, code: indented(value), language: 'json' });
}

export function indented(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

const highlighters = {
  json: (code: string) =>
    coloured(code, /(?<key>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<text>"(?:[^"\\]|\\.)*")|(?<value>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)/g),
  shell: (code: string) =>
    coloured(code, /(?<text>'[^']*'|"(?:[^"\\]|\\.)*")|(?<key>\$\w+|(?<=(?:^|\s))-{1,2}[a-zA-Z][\w-]*)|(?<value>#.*$)/gm),
  typescript: (code: string) =>
    coloured(
      code,
      /(?<text>'[^'\n]*'|`[^`]*`)|(?<value>\/\/.*$|\/\*[^]*?\*\/)|\b(?<key>import|from|export|function|const|return|if|throw|new)\b/gm,
    ),
  python: (code: string) =>
    coloured(code, /(?<text>"""[^]*?"""|"[^"\n]*")|(?<value>#.*$)|\b(?<key>import|def|return|if|not|or|for|in)\b/gm),
  text: (code: string) => code,
} satisfies Record<string, (code: string) => Content>;

/** Wraps the matches of the named groups of the pattern; all text is escaped. */
function coloured(code: string, pattern: RegExp): Content {
  const pieces: Content[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [kind, text] = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined) ?? ['', match[0]];
    pieces.push(code.slice(end, match.index), html`<span class="${kind}">${text}</span>`);
    end = match.index + match[0].length;
  }
  pieces.push(code.slice(end));
  return pieces;
}
