import { describe, expect, it } from 'vitest';
import { fontOf } from './fonts.ts';

function lookOf(name: string, more: object = {}) {
  return fontOf({ has: () => true, get: () => ({ name: `ABCDEF+${name}`, ...more }), known: new Map() }, 'g_d0_f1');
}

describe('the look of a font', () => {
  it.each([
    'Helvetica-Bold',
    'Calibri,Bold',
    'SourceSansPro-Semibold',
    'NimbusRomNo9L-Medi',
    'CMBX12',
    'CMB10',
    'CMSSBX10',
    'SFBX1095',
    'SFSX1200',
    'ecbx10',
    't1xb',
    'rtxbi',
  ])('is bold: %s', (name) => expect(lookOf(name)).toMatchObject({ isBold: true, isMono: false }));

  it.each(['Times-Italic', 'NimbusRomNo9L-ReguItal', 'MyriadPro-It', 'CMTI10', 'CMSL12', 'SFTI1095', 'ecsl10', 't1xi', 'CMBXTI10'])(
    'is italic: %s',
    (name) => expect(lookOf(name)).toMatchObject({ isItalic: true, isMono: false }),
  );

  it.each(['Courier', 'DejaVuSansMono', 'CMTT10', 'CMSLTT10', 'SFTT1000', 'LMMono10-Regular', 't1xtt'])('is of one width: %s', (name) =>
    expect(lookOf(name)).toMatchObject({ isMono: true }),
  );

  it.each(['CMR10', 'CMMI10', 'CMSY8', 'SFRM1000', 'CMCSC10', 'Helvetica', 'Roboto-Medium', 'MonotypeCorsiva', 'txsys', 'Bodoni'])(
    'is plain: %s',
    (name) => expect(lookOf(name)).toMatchObject({ isBold: false, isItalic: false, isMono: false }),
  );

  it('is not of one width for having few letters', () => {
    expect(lookOf('rtxmi5', { isMonospace: true, widths: { 120: 500 } })).toMatchObject({ isMono: false });
    const widths = Object.fromEntries(Array.from({ length: 20 }, (_, code) => [code + 65, 600]));
    expect(lookOf('Lucida', { isMonospace: true, widths })).toMatchObject({ isMono: true });
  });
});
