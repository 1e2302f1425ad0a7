/** An element of MathML or of an Office formula (ECMA-376, part 1, 22.1). */
interface FormulaElement {
  name: string;
  children: ReadonlyArray<FormulaElement | string>;
}

/** Writes a formula on one line, the way people type it: `x^2`, `(a+b)/c`, `√(x)`. */
export function formulaText(element: FormulaElement): string {
  return written(element).replaceAll(/\s+/g, ' ').trim();
}

function written(element: FormulaElement): string {
  // Each child is written only once. Writing one twice would double the work at every level.
  const texts = element.children.map((child) => (typeof child === 'string' ? child : ignored.has(child.name) ? '' : written(child)));
  const parts = texts.filter((_, index) => isPart(element.children[index]));
  const [first = '', second = '', third = ''] = parts;
  switch (element.name) {
    // Office names the parts of a fraction, MathML identifies them by position. Both use this order.
    case 'f':
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'sSup':
    case 'msup':
      return `${first}^${grouped(second)}`;
    case 'sSub':
    case 'msub':
      return `${first}_${grouped(second)}`;
    case 'sSubSup':
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`;
    case 'munder':
      return `${first}_${grouped(second)}`;
    case 'mover':
      return `${first}^${grouped(second)}`;
    case 'nary':
      return `${naryOf(element)}${first === '' ? '' : `_${grouped(first)}`}${second === '' ? '' : `^${grouped(second)}`} ${third}`;
    case 'rad':
      return first === '' ? `√(${second})` : `√[${first}](${second})`;
    case 'msqrt':
      return `√(${parts.join('')})`;
    case 'mroot':
      return `√[${second}](${first})`;
    case 'd':
    case 'mfenced':
      return `(${parts.join(', ')})`;
    case 'mr':
    case 'mtr':
      return `${parts.join(', ')}; `;
    case 'semantics':
      return first;
    default:
      return texts.join('');
  }
}

function isPart(child: FormulaElement | string | undefined): boolean {
  return typeof child === 'object' && !ignored.has(child.name);
}

/** Properties, and data for other programs. */
const ignored = new Set('fPr sSupPr sSubPr sSubSupPr naryPr radPr dPr rPr mPr ctrlPr annotation annotation-xml'.split(' '));

function grouped(text: string): string {
  const trimmed = text.trim();
  return /^[\p{L}\p{N}.]*$|^\([^()]*\)$/u.test(trimmed) ? trimmed : `(${trimmed})`;
}

/** A sum, an integral ...: the operator sign is stored in a property. */
function naryOf({ children }: FormulaElement): string {
  const properties = children.find((child) => typeof child !== 'string' && child.name === 'naryPr');
  if (properties === undefined || typeof properties === 'string') return '∫';
  const sign = properties.children.find((child) => typeof child !== 'string' && child.name === 'chr');
  return signOf(sign) ?? '∫';
}

function signOf(element: FormulaElement | string | undefined): string | undefined {
  if (typeof element !== 'object' || !('attributes' in element) || !(element.attributes instanceof Map)) return undefined;
  for (const [name, value] of element.attributes) if (/(?:^|:)val$/.test(String(name))) return String(value).slice(0, 2);
  return undefined;
}
